// NewFile: a file that appears under its name only when it is complete and on the disk. Until then it has another name in
// the same folder, so that a failure leaves neither half a file nor the loss of an old one. Every command that writes a
// named file writes it so.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "shudu/result.h"

namespace shudu::cli {

class NewFile {
 public:
  // "-" is standard output. What is not a regular file, such as a pipe, is written in place. The new file has the
  // permissions of the old one. The error names the file.
  static Result<std::unique_ptr<NewFile>, std::string> open(const std::string& path);
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  // Removes the file unless it was kept.
  ~NewFile();

  int descriptor() const { return descriptor_; }
  // Gives the file its name. Returns what went wrong; empty if nothing did.
  std::string keep();

 private:
  NewFile(std::string path, std::string target, std::string written, int descriptor);

  std::string path_;     // as the user says it
  std::string target_;   // the same without symbolic links
  std::string written_;  // the name until then; empty if the file is written in place
  int descriptor_;
};

// Writes the file as a whole. Returns what went wrong, with the name of the file; empty if nothing did.
std::string write_new_file(const std::string& path, std::string_view text);

// The name that the file has while this process writes it: ".NAME.HOST.PID.tmp" in the same folder.
std::string unfinished_name(const std::string& path);
inline constexpr std::string_view unfinished_suffix = ".tmp";
const std::string& host_name();

// Writes all bytes to the descriptor. Returns false and sets errno if that fails.
bool write_all(int descriptor, std::string_view bytes);
// Makes the names in this folder durable. Returns false and sets errno if that fails.
bool sync_folder(const std::string& path);

// Removes the files that are not finished. A signal handler may call this before it ends the program.
void remove_unfinished_files();

}  // namespace shudu::cli
