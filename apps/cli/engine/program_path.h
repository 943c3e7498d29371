// The path of the running program: for its files beside it, and to run it again. And the name that it is called by.
#pragma once

#include <string>

namespace shudu::cli {

// Keeps argv[0] for systems that cannot name the running program. main calls this first.
void note_program(const char* argv0);

// The absolute path with links resolved, where the system has /proc. Elsewhere the path that the program was called by;
// a name without a slash is left for the PATH.
std::string program_path();

// The name that the program is called by, without folders and without ".exe".
std::string called_name();

}  // namespace shudu::cli
