// The report as a web page: tables and plots in one file, with light and dark colours, for wide and narrow windows.
#include "compare/report.h"

namespace shudu::cli::compare {
namespace {

constexpr std::string_view look = R"(
:root{color-scheme:light dark;--paper:#fff;--ink:#1b1b22;--quiet:#5a5a68;--rule:#d4d4de;--stripe:#f6f6f9;--link:#0b5f8a}
@media (prefers-color-scheme:dark){:root{--paper:#16171d;--ink:#ececf1;--quiet:#a3a3b2;--rule:#3a3b48;--stripe:#1e1f27;--link:#5db9f0}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:62rem;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.2rem;margin:2.5rem 0 .75rem;padding-top:.75rem;border-top:1px solid var(--rule)}
p.quiet{color:var(--quiet);font-size:.875rem}
figure{margin:2rem 0;overflow-x:auto}
figcaption{font-weight:600;font-size:.9375rem;margin-bottom:.5rem}
figure svg{display:block;min-width:34rem}
.wide{overflow-x:auto;margin:1rem 0}
table{border-collapse:collapse;font-size:.8125rem;font-variant-numeric:tabular-nums;min-width:100%}
caption{text-align:left;font-weight:600;padding:.25rem 0;font-size:.9375rem}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid var(--rule);white-space:nowrap}
table.words td:last-child,table.words thead th:last-child{text-align:left;white-space:normal;min-width:16rem}
th:first-child{text-align:left;font-weight:500}
thead th{color:var(--quiet);font-weight:500}
tbody tr:nth-child(even){background:var(--stripe)}
a{color:var(--link)}
a:focus-visible,.wide:focus-visible{outline:2px solid var(--link);outline-offset:2px}
nav ul{columns:2 16rem;padding-left:1.2rem;font-size:.9375rem}
@media print{figure,table{break-inside:avoid}}
)";

std::string section(std::string_view id, std::string_view title) {
  return "<h2 id=\"" + std::string{id} + "\">" + svg::escaped(title) + "</h2>\n";
}

std::string figure(const svg::Picture& picture, std::size_t number) {
  return "<figure>\n<figcaption>" + svg::escaped(picture.title()) + "</figcaption>\n" +
         picture.inside_page("plot" + std::to_string(number)) + "</figure>\n";
}

}  // namespace

std::string as_page(const Results& results) {
  std::string text =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
      "<title>Sudoku algorithms compared</title>\n<style>" +
      std::string{look} + svg::style_sheet() +
      "</style>\n</head>\n<body>\n<main>\n<h1>Sudoku algorithms compared</h1>\n";
  std::string where = circumstances(results);
  where.replace(where.find('\n'), 1, "; ");
  text += "<p class=\"quiet\">" + svg::escaped(where) + ".</p>\n";
  text +=
      "<nav aria-label=\"Contents\"><ul><li><a href=\"#plots\">Plots</a></li><li><a "
      "href=\"#tables\">Tables</a></li></ul></nav>\n";
  text += section("plots", "Plots");
  std::size_t number = 0;
  for (const svg::Picture& picture : pictures(results)) text += figure(picture, ++number);
  text += section("tables", "Tables");
  for (const Table& table : tables(results)) text += as_html(table);
  return text + "</main>\n</body>\n</html>\n";
}

}  // namespace shudu::cli::compare
