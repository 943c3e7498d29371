// Several words that are treated alike. Every function of words also works on them.
#if defined(SHUDU_SEARCH_SEVERAL_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_SEVERAL_INL_H
#undef SHUDU_SEARCH_SEVERAL_INL_H
#else
#define SHUDU_SEARCH_SEVERAL_INL_H
#endif

#include <utility>

#include "frame_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

template <class T, int n>
struct Several {
  T part[n];
};
template <class T>
inline constexpr int parts = 0;
template <class T, int n>
inline constexpr int parts<Several<T, n>> = n;
template <class T>
concept Severalfold = (parts<T> != 0);

template <std::size_t k, class Function, class... S>
HWY_INLINE auto in_part(Function function, const S&... s) {
  return function(s.part[k]...);
}
template <class Function, class S, class... More, std::size_t... k>
HWY_INLINE S in_parts(std::index_sequence<k...>, Function function, const S& s, const More&... more) {
  return {{in_part<k>(function, s, more...)...}};
}
template <class Function, Severalfold S, class... More>
HWY_INLINE S in_every_part(Function function, const S& s, const More&... more) {
  return in_parts(std::make_index_sequence<parts<S>>{}, function, s, more...);
}

#define SHUDU_IN_EVERY_PART(name)                                                  \
  template <Severalfold S, class... More>                                          \
  HWY_INLINE S name(const S& s, const More&... more) {                             \
    return in_every_part([](const auto&... x) { return name(x...); }, s, more...); \
  }
SHUDU_IN_EVERY_PART(and2)
SHUDU_IN_EVERY_PART(or2)
SHUDU_IN_EVERY_PART(xor2)
SHUDU_IN_EVERY_PART(minus)
SHUDU_IN_EVERY_PART(or3)
SHUDU_IN_EVERY_PART(and3)
SHUDU_IN_EVERY_PART(xor3)
SHUDU_IN_EVERY_PART(majority)
SHUDU_IN_EVERY_PART(exactly_one)
SHUDU_IN_EVERY_PART(exactly_two)
SHUDU_IN_EVERY_PART(or_and)
SHUDU_IN_EVERY_PART(or_minus)
SHUDU_IN_EVERY_PART(minus_both)
SHUDU_IN_EVERY_PART(and_either)
SHUDU_IN_EVERY_PART(keep_unless)
SHUDU_IN_EVERY_PART(next_band)
SHUDU_IN_EVERY_PART(other_band)
SHUDU_IN_EVERY_PART(next_stack)
SHUDU_IN_EVERY_PART(other_stack)
SHUDU_IN_EVERY_PART(with_wrapped_stacks)
#undef SHUDU_IN_EVERY_PART

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_SEARCH_SEVERAL_INL_H
