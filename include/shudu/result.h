// Result<T, E>: a value, or the reason why there is none.
//
// Functions that read input return a Result. A puzzle without a solution is not an error: functions return this as an
// ordinary value. The interface follows std::expected (C++23), which can replace it later.
//
// Thread safety: a plain value. Different threads may use different objects, or read the same one.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace shudu {

// Makes a Result from an error: `return Unexpected{ParseError{…}};`
template <class E>
struct Unexpected {
  E error;
};
template <class E>
Unexpected(E) -> Unexpected<E>;

template <class T, class E>
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
  constexpr T&& value() && { return assert(has_value()), std::move(*std::get_if<0>(&state_)); }
  constexpr const T& operator*() const& { return value(); }
  constexpr T& operator*() & { return value(); }
  constexpr T&& operator*() && { return std::move(*this).value(); }
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
