// The report as a web page: tables and plots in one file, with light and dark colours, for wide and narrow windows.
#include "compare/report.h"
#include "compare/texts.h"

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
figure{margin:2.5rem 0}
figcaption{font-weight:600;font-size:1rem}
figure p{margin:.25rem 0 .75rem;max-width:46rem;color:var(--quiet);font-size:.875rem}
.picture{overflow-x:auto}
figure svg{display:block}
.wide{overflow-x:auto;margin:1rem 0}
table{border-collapse:collapse;font-size:.8125rem;font-variant-numeric:tabular-nums;min-width:100%}
caption{text-align:left;font-weight:600;padding:.25rem 0;font-size:.9375rem}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid var(--rule);white-space:nowrap}
table.words td:last-child,table.words thead th:last-child{text-align:left;white-space:normal;min-width:16rem}
th:first-child{text-align:left;font-weight:500}
thead th{color:var(--quiet);font-weight:500}
tbody tr:nth-child(even){background:var(--stripe)}
a{color:var(--link)}
a:focus-visible,.wide:focus-visible,.picture:focus-visible{outline:2px solid var(--link);outline-offset:2px}
nav ul{columns:2 16rem;padding-left:1.2rem;font-size:.9375rem}
@media print{figure,table{break-inside:avoid}}
)";

std::string section(std::string_view id, std::string_view title) {
  return "<h2 id=\"" + std::string{id} + "\">" + svg::escaped(title) + "</h2>\n";
}

std::string figure(const Plot& plot) {
  return "<figure id=\"" + plot.id + "\">\n<figcaption>" + svg::escaped(plot.picture.title()) + "</figcaption>\n<p>" +
         svg::escaped(plot.how) + "</p>\n<div class=\"picture\" tabindex=\"0\" role=\"region\" aria-label=\"" +
         svg::escaped(plot.picture.title()) + "\">\n" + plot.picture.inside_page("svg_" + plot.id) +
         "</div>\n</figure>\n";
}

std::string link(const std::string& to, std::string_view words) {
  return "<li><a href=\"#" + to + "\">" + svg::escaped(words) + "</a></li>\n";
}

}  // namespace

std::string as_page(const Results& results, Language language) {
  const ReportTexts& words = report_texts;
  const std::string title = svg::escaped(words.page_title[language]);
  std::string text = "<!DOCTYPE html>\n<html lang=\"" + std::string{id(language)} +
                     "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                     "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>" +
                     title + "</title>\n<style>" + std::string{look} + svg::style_sheet() +
                     "</style>\n</head>\n<body>\n<main>\n<h1>" + title + "</h1>\n";
  std::string where = svg::escaped(circumstances(results, language));
  where.replace(where.find('\n'), 1, "<br/>");
  text += "<p class=\"quiet\">" + where + "</p>\n";
  const std::vector<Plot> all = plots(results, language);
  text += "<nav aria-label=\"" + svg::escaped(words.contents[language]) + "\"><ul>\n";
  for (const Plot& plot : all) text += link(plot.id, plot.picture.title());
  text += link("tables", words.tables[language]) + "</ul></nav>\n";
  text += section("plots", words.plots[language]);
  for (const Plot& plot : all) text += figure(plot);
  text += section("tables", words.tables[language]);
  for (const Table& table : tables(results, language)) text += as_html(table);
  return text + "</main>\n</body>\n</html>\n";
}

}  // namespace shudu::cli::compare
