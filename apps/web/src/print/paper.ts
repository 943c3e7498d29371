// Paper: the sizes of sheets in millimetres, and the @page rule that asks the browser for such a sheet.
export const papers = {
  a4: { width: 210, height: 297, margin: 14 },
  letter: { width: 215.9, height: 279.4, margin: 14 },
  a5: { width: 148, height: 210, margin: 10 },
} as const;
export type Paper = keyof typeof papers;
export const paperNames = Object.keys(papers) as Paper[];

// Large print has one puzzle a page, with digits at least 14 mm high. A5 is too small for it.
export const canBeLarge = (paper: Paper): boolean => paper !== 'a5';
const largeMargin = 9; // most printers cannot print closer to the edge than about 5 mm

export const marginOf = (paper: Paper, large = false): number => (large ? largeMargin : papers[paper].margin);
// A box that is exactly as high as its page can spill over it, because browsers round.
const slack = 0.5;

export const printable = (paper: Paper, large = false) => ({
  width: papers[paper].width - 2 * marginOf(paper, large),
  height: papers[paper].height - 2 * marginOf(paper, large) - slack,
});

export const pageRule = (paper: Paper, large = false): string =>
  `@page { size: ${papers[paper].width}mm ${papers[paper].height}mm; margin: ${marginOf(paper, large)}mm; }`;

// Most of America prints on Letter, the rest of the world on A4.
export const usualPaper = (languages: readonly string[]): Paper =>
  /-(US|CA|MX|GT|CR|PA|CO|VE|CL|DO|PR|PH)\b/.test(languages[0] ?? '') ? 'letter' : 'a4';
