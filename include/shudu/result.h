// Result<T>: a value, or the Error that says why there is none.
//
// Functions that read text, and requests that cannot be met, return a Result. A puzzle without a solution is not an error:
// functions return this as an ordinary value. The interface follows std::expected (C++23), which can replace it later.
//
// Thread safety: plain values. Different threads may use different objects, or read the same one.
#pragma once

#include <cassert>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace shudu {

// Why a text cannot be read, or a request cannot be met.
struct Error {
  enum class Kind : std::uint8_t {
    malformed,       // the text does not keep the rules of its format
    no_format,       // the text looks like no format
    beyond_classic,  // the text has rules beyond classic Sudoku, or a grid of another size
    request,         // the text may be right, but what is asked for does not exist, or is impossible
  };
  std::uint64_t line = 0;    // of the text, from 1; 0 if there is no place
  std::uint64_t column = 0;  // from 1, in bytes; 0 for the whole line
  std::string message;       // what was expected and what was found
  Kind kind = Kind::malformed;
  std::string found = {};  // the line, or its beginning if it is long, if it matches no format
  friend bool operator==(const Error&, const Error&) = default;

  // A request that cannot be met.
  static Error of_request(std::string message) { return {0, 0, std::move(message), Kind::request}; }
};

// "line 3, column 12: …", or the message alone if there is no place.
std::string to_string(const Error& error);

// Makes a Result from an error: `return Unexpected{Error{…}};`
template <class E>
struct Unexpected {
  E error;
};
template <class E>
Unexpected(E) -> Unexpected<E>;

template <class T, class E = Error>
class [[nodiscard]] Result {
 public:
  constexpr Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  template <class F>
  constexpr Result(Unexpected<F> wrong) : state_(std::in_place_index<1>, std::move(wrong.error)) {}

  constexpr bool has_value() const { return state_.index() == 0; }
  constexpr explicit operator bool() const { return has_value(); }

  // Precondition: has_value().
  constexpr const T& value() const& { return assert(has_value()), *std::get_if<0>(&state_); }
  constexpr T& value() & { return assert(has_value()), *std::get_if<0>(&state_); }
  // A value of its own, so that `for (const T& one : *list())` is safe.
  constexpr T value() && { return assert(has_value()), std::move(*std::get_if<0>(&state_)); }
  constexpr const T& operator*() const& { return value(); }
  constexpr T& operator*() & { return value(); }
  constexpr T operator*() && { return std::move(*this).value(); }
  constexpr const T* operator->() const { return &value(); }
  constexpr T* operator->() { return &value(); }

  // Precondition: !has_value().
  constexpr const E& error() const& { return assert(!has_value()), *std::get_if<1>(&state_); }
  constexpr E&& error() && { return assert(!has_value()), std::move(*std::get_if<1>(&state_)); }

  constexpr T value_or(T otherwise) const& { return has_value() ? value() : std::move(otherwise); }

 private:
  std::variant<T, E> state_;
};

}  // namespace shudu
