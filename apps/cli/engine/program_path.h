// The path of the running program, the paths of the programs and modules that come with it, and the name that it is called
// by.
#pragma once

#include <string>
#include <string_view>

namespace shudu::cli {

// Keeps argv[0] for systems that cannot name the running program. main calls this first.
void note_program(const char* argv0);

// The absolute path with links resolved, where the system has /proc. Elsewhere the path that the program was called by;
// a name without a slash is left for the PATH.
std::string program_path();

// The path of another file of the same build, such as "shudu-server". In a build tree all are in one folder. Once installed,
// `shudu` is in bin and the others are in libexec/shudu, and their tree can be moved.
std::string companion_path(std::string_view file);

// The name that the program is called by, without folders and without ".exe".
std::string called_name();

}  // namespace shudu::cli
