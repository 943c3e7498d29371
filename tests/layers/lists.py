"""The lists that must name everything of their kind: what is defined in a file, and is in no list, would silently be missing.

What is in a list and not defined fails in the linker, by name.
"""
import os
import re

# The folder of the definitions, what a definition looks like, and the files with the list, where it is named again.
LISTS = [
    ("src/ask/questions", r"^constinit const Question (\w+)_question\b", ["src/ask/questions.def"], r"QUESTION\(NAME, "),
    ("src/variant/rules", r"^constinit const Rule (\w+)_rule\b", ["src/variant/rules.def"], r"RULE\(NAME\)"),
    ("src/logic/techniques", r"^constinit const Technique (\w+)", ["src/logic/techniques.h"], r"&NAME[,\[]"),
    ("src/format/formats", r"^Format (\w+)\(\) \{", ["src/format/classic_formats.cpp"], r" NAME\(\),"),
    ("src/format/variants", r"^Format (\w+)\(\) \{", ["src/format/formats.cpp"], r"variant::NAME\(\)"),
    ("src/gallery", r"^Algorithm (\w+)\(\) \{", ["src/gallery/gallery.cpp"], r" NAME\(\),"),
    ("src/language", r"^std::span<const Translation> (\w+_catalogue)\(\) \{", ["src/language/languages.cpp"], r" NAME\}"),
    ("apps/cli", r"^Command (\w+_command)\(", ["apps/cli/core_commands.cpp", "apps/lab/all_commands.cpp"], r"\bNAME\("),
    ("apps/lab", r"^Command (\w+_command)\(", ["apps/lab/all_commands.cpp"], r"\bNAME\("),
]


def text_of(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def public_text(root, path):
    """What stands below the anonymous namespaces."""
    return text_of(root, path).split("}  // namespace\n")[-1]


def problems_by_list(root):
    """(the list, what it lacks) for every list."""
    for folder, definition, lists, row in LISTS:
        listed = "".join(text_of(root, name) for name in lists)
        defined = {}
        for where, _, names in os.walk(os.path.join(root, folder)):
            for name in sorted(names):
                if name.endswith(".cpp") and name not in map(os.path.basename, lists):
                    path = os.path.relpath(os.path.join(where, name), root)
                    defined.update(dict.fromkeys(re.findall(definition, public_text(root, path), re.M), path))
        lacking = [f"{path} defines {one}, which {' or '.join(lists)} does not list"
                   for one, path in defined.items() if not re.search(row.replace("NAME", one), listed)]
        yield f"list of {folder}", lacking if defined else [f"no definition found in {folder}"]
