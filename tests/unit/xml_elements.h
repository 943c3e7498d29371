// The elements of an XML document, as Expat reads them. Tests use it to check that our output is well-formed.
#pragma once

#include <expat.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shudu {

struct XmlElement {
  std::string name;
  std::map<std::string, std::string> attributes;
  std::string text;  // the text directly in the element
};

// All elements in the order in which they begin. nullopt if the document is not well-formed.
inline std::optional<std::vector<XmlElement>> xml_elements(std::string_view document) {
  struct Reading {
    std::vector<XmlElement> elements;
    std::vector<std::size_t> open;
  } reading;
  XML_Parser parser = XML_ParserCreate(nullptr);
  XML_SetUserData(parser, &reading);
  XML_SetElementHandler(
      parser,
      [](void* data, const XML_Char* name, const XML_Char** attributes) {
        auto& to = *static_cast<Reading*>(data);
        to.open.push_back(to.elements.size());
        to.elements.push_back({name, {}, {}});
        for (; *attributes != nullptr; attributes += 2) to.elements.back().attributes[attributes[0]] = attributes[1];
      },
      [](void* data, const XML_Char*) { static_cast<Reading*>(data)->open.pop_back(); });
  XML_SetCharacterDataHandler(parser, [](void* data, const XML_Char* text, int length) {
    auto& to = *static_cast<Reading*>(data);
    to.elements[to.open.back()].text.append(text, static_cast<std::size_t>(length));
  });
  const bool good = XML_Parse(parser, document.data(), static_cast<int>(document.size()), 1) == XML_STATUS_OK;
  XML_ParserFree(parser);
  if (!good) return std::nullopt;
  return reading.elements;
}

// Whether the element has all of these classes.
inline bool has_class(const XmlElement& element, std::string_view wanted) {
  const auto found = element.attributes.find("class");
  if (found == element.attributes.end()) return false;
  return (' ' + found->second + ' ').find(' ' + std::string{wanted} + ' ') != std::string::npos;
}

inline std::ptrdiff_t count_class(const std::vector<XmlElement>& elements, std::string_view name,
                                  std::string_view wanted) {
  return std::count_if(elements.begin(), elements.end(),
                       [&](const XmlElement& e) { return e.name == name && has_class(e, wanted); });
}

}  // namespace shudu
