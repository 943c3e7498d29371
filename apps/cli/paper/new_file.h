// NewFile: a file that appears under its name only when it is complete. Until then it has another name in the same folder,
// so that a failure leaves neither half a file nor the loss of an old one.
#pragma once

#include <memory>
#include <string>

#include "shudu/result.h"

namespace shudu::cli {

class NewFile {
 public:
  // "-" is standard output. What is not a regular file, such as a pipe, is written in place. The error names the file.
  static Result<std::unique_ptr<NewFile>, std::string> open(const std::string& path);
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  // Removes the file unless it was kept.
  ~NewFile();

  int descriptor() const { return descriptor_; }
  // Gives the file its name. Returns what went wrong; empty if nothing did.
  std::string keep();

 private:
  NewFile(std::string path, std::string written, int descriptor)
      : path_(std::move(path)), written_(std::move(written)), descriptor_(descriptor) {}

  std::string path_;
  std::string written_;  // the name until then; empty if the file is written in place
  int descriptor_;
};

}  // namespace shudu::cli
