#include "format/variants/iss_tokens.h"

#include "format/variants/text_record.h"

namespace shudu::variant {

IssText::IssText(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_space(text[i])) continue;
    compact += text[i];
    offsets.push_back(static_cast<std::uint32_t>(i));
  }
}

Result<std::vector<IssToken>, ReadError> iss_tokens(const IssText& text) {
  constexpr std::size_t deepest = 16;
  constexpr std::size_t most_arguments = std::size_t{1} << 18;
  const std::string_view all = text.compact;
  std::vector<IssToken> open(1);  // the root, and the groups that are not ended
  std::size_t arguments = 0;
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t offset = text.offsets[at];
    if (all[at] != '.') return bad_text(offset, "expected '.' and the type of a constraint");
    const std::size_t end = std::min(all.find('.', at + 1), all.size());
    std::string_view item = all.substr(at + 1, end - at - 1);
    at = end;
    if (item.empty()) continue;

    IssToken token{.type = item.substr(0, item.find('~')), .arguments = {}, .children = {}, .offset = offset};
    item.remove_prefix(token.type.size());
    while (!item.empty()) {
      item.remove_prefix(1);
      token.arguments.push_back(item.substr(0, item.find('~')));
      item.remove_prefix(token.arguments.back().size());
      if (++arguments > most_arguments) return bad_text(offset, "too many cells and numbers");
    }
    if (token.type == "End") {
      if (open.size() == 1) return bad_text(offset, "End without a group that it ends");
      IssToken group = std::move(open.back());
      open.pop_back();
      open.back().children.push_back(std::move(group));
    } else if (token.is_group()) {
      if (open.size() > deepest) return bad_text(offset, "groups are nested too deeply");
      open.push_back(std::move(token));
    } else {
      open.back().children.push_back(std::move(token));
    }
  }
  if (open.size() > 1) {
    return bad_text(open.back().offset, std::string{open.back().type} + " has no End");
  }
  return std::move(open.front().children);
}

}  // namespace shudu::variant
