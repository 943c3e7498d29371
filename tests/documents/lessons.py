"""Checks the pages about techniques: the sections that the lessons of the web page use, in three languages.

Every page exists in English, simplified and traditional Chinese, and the three link to each other. A page begins with
its title and these links. Each page has the idea, how to spot it and why it works, under fixed headings. The first
paragraph of the idea is a text of at most three sentences, and how to spot it has two to five. The lessons show
paragraphs, lists, `code` and **stress**, so the sections have no tables and no other emphasis. A page in one Chinese
script has no character of the other.
"""

import pathlib
import re
from dataclasses import dataclass

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "docs/techniques"

# Simplified characters, and the traditional ones for them in the same order. Characters of both scripts are left out.
SIMPLIFIED = (
    "与专东两个为么义习于仅从们价优会传伪体余侧关内写决况减几击则刚删别办务动匀区单占却压参双发变叠号后吗"
    "员响围图坏块墙处备复够头夹学宝实宫宽对寻导将尝尽层属师带广库应开异弃张弯弹强归当录径态总惯戏执扩扫护"
    "报择换据数断无旧时显暂术机杀杂条来极构枢标栏树样档检楼残汇没浅测浏渐满点状独环现画盖盘码础确离种积称"
    "笔筝签简类紧约级纪纳纸纽线练组细终绍经结给绝统继续维绽缓编缩网联节茎虚补装见观规视览觉计认让记讲许论"
    "设证评识词译试话该详语误说请读课谁调谈负责败质贴费赛踪轨转轮软载较辅辑输边达过运还这进远违连适选递逻"
    "遗邻释里铅链销锁错键镜长门闭问闲间阶际随隐难静页顶项顺须预题颜额风飞馆马验骤鱼鳍齐"
)
TRADITIONAL = (
    "與專東兩個為麼義習於僅從們價優會傳偽體餘側關內寫決況減幾擊則剛刪別辦務動勻區單佔卻壓參雙發變疊號後嗎"
    "員響圍圖壞塊牆處備複夠頭夾學寶實宮寬對尋導將嘗盡層屬師帶廣庫應開異棄張彎彈強歸當錄徑態總慣戲執擴掃護"
    "報擇換據數斷無舊時顯暫術機殺雜條來極構樞標欄樹樣檔檢樓殘匯沒淺測瀏漸滿點狀獨環現畫蓋盤碼礎確離種積稱"
    "筆箏簽簡類緊約級紀納紙紐線練組細終紹經結給絕統繼續維綻緩編縮網聯節莖虛補裝見觀規視覽覺計認讓記講許論"
    "設證評識詞譯試話該詳語誤說請讀課誰調談負責敗質貼費賽蹤軌轉輪軟載較輔輯輸邊達過運還這進遠違連適選遞邏"
    "遺鄰釋裡鉛鏈銷鎖錯鍵鏡長門閉問閒間階際隨隱難靜頁頂項順須預題顏額風飛館馬驗驟魚鰭齊"
)
assert len(SIMPLIFIED) == len(TRADITIONAL) and not set(SIMPLIFIED) & set(TRADITIONAL)


@dataclass
class Language:
    suffix: str
    idea: str
    spot: str
    why: str
    stops: str  # the end of a sentence
    foreign: str = ""  # characters of the other script


LANGUAGES = [
    Language("", "The idea", "How to spot it", "Why it works", r"[.!?](?=[\s)\"*]|$)"),
    Language("_zh", "思路", "怎么找", "为什么成立", "[。！？]", TRADITIONAL),
    Language("_zh_hant", "思路", "怎麼找", "為什麼成立", "[。！？]", SIMPLIFIED),
]


def techniques() -> list[str]:
    """The names of the pages, without language and ending."""
    return sorted({re.sub(r"(_zh|_zh_hant)?\.md$", "", p.name) for p in FOLDER.glob("*.md")})


def sections_of(text: str) -> dict[str, list[str]]:
    """The texts below each heading, without code. A heading can occur twice."""
    text = re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)
    found: dict[str, list[str]] = {}
    for part in re.split(r"^## +", text, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        found.setdefault(heading.strip(), []).append(body.strip())
    return found


def sentences(text: str, language: Language) -> int:
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return len(re.findall(language.stops, words))


def faults_of_sections(text: str, language: Language) -> list[str]:
    found = sections_of(text)
    missing = [h for h in (language.idea, language.spot, language.why) if len(found.get(h, [])) != 1 or not found[h][0]]
    if missing:
        return [f"the section '{heading}' is missing, empty or there twice" for heading in missing]
    faults = []
    for heading in (language.idea, language.spot, language.why):
        if re.search(r"^\||(?<!\*)\*(?![* ])[^*\n]+\*(?!\*)", found[heading][0], flags=re.MULTILINE):
            faults.append(f"'{heading}' has a table or an *emphasis*, which the lessons cannot show")
    first = re.split(r"\n\s*\n", found[language.idea][0])[0]
    if re.match(r"- |\d+\. |[|#]", first) or first[-1] in ":：":
        faults.append(f"'{language.idea}' does not begin with a paragraph that stands on its own")
    if not 1 <= sentences(first, language) <= 3:
        faults.append(f"the first paragraph of '{language.idea}' has {sentences(first, language)} sentences, not 1 to 3")
    if not 2 <= sentences(found[language.spot][0], language) <= 5:
        faults.append(f"'{language.spot}' has {sentences(found[language.spot][0], language)} sentences, not 2 to 5")
    return faults


def faults_of_head(lines: list[str], name: str, language: Language) -> list[str]:
    others = [f"{name}{other.suffix}.md" for other in LANGUAGES if other is not language]
    if len(lines) < 3 or not lines[0].startswith("# ") or re.findall(r"\]\(([^)]*)\)", lines[2]) != others:
        return [f"does not begin with a title and a line with links to {' and '.join(others)}"]
    return []


def faults_of(name: str, language: Language) -> list[str]:
    path = FOLDER / f"{name}{language.suffix}.md"
    if not path.exists():
        return ["the translation is missing"]
    lines = path.read_text(encoding="utf-8").split("\n")
    faults = faults_of_head(lines, name, language)
    body = "\n".join(lines[3:])  # the links name the other languages in their own script
    if name != "README":
        faults += faults_of_sections(body, language)
    foreign = sorted(set(language.foreign) & set(body))
    return faults + ([f"has characters of the other script: {''.join(foreign)}"] if foreign else [])


def results() -> dict[str, list[str]]:
    """For every page the faults."""
    return {f"lesson {name}{lang.suffix}.md": faults_of(name, lang) for name in techniques() for lang in LANGUAGES}
