// JsonScanner: reads a JSON value byte by byte and finds where it ends, so that values can be cut out of a stream.
//
// It checks only the grammar of brackets, commas and colons. This is enough to notice at once that a value is broken
// and that the next one may begin. The parser checks the rest.
#pragma once

#include <string>

namespace shudu {

class JsonScanner {
 public:
  enum class Answer { more, complete, wrong };

  // Takes the next byte. The scanner is done after `complete` (this was the last byte of the value) or `wrong` (this
  // byte is not allowed here).
  Answer take(char c);
  // After `wrong`: a message such as "expected ',' or '}', found '{'".
  const std::string& fault() const { return fault_; }

  static constexpr std::size_t deepest = 64;

 private:
  enum class Expect { value, value_or_end, key, key_or_end, colon, comma_or_end };
  enum class Inside { nothing, string, escape, scalar };

  Answer take_in_string(char c);
  Answer open(char bracket);
  Answer close(char bracket);
  Answer value_is_over();
  Answer wrong(char found);
  std::string expected() const;

  Expect expect_ = Expect::value;
  Inside inside_ = Inside::nothing;
  std::string open_;  // the brackets that are open, outermost first
  std::string fault_;
};

}  // namespace shudu
