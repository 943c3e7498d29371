// Paper: the sizes of sheets in millimetres, and the @page rule that asks the browser for such a sheet.
export const papers = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
export type Paper = keyof typeof papers;
export const paperNames = Object.keys(papers) as Paper[];

// Printers cannot print up to the edge, and browsers that do not know @page use about this margin.
export const margin = 14;
// A box that is exactly as high as its page can spill over it, because browsers round.
const slack = 0.5;

export const printable = (paper: Paper) => ({
  width: papers[paper].width - 2 * margin,
  height: papers[paper].height - 2 * margin - slack,
});

export const pageRule = (paper: Paper): string =>
  `@page { size: ${papers[paper].width}mm ${papers[paper].height}mm; margin: ${margin}mm; }`;

// Most of America prints on Letter, the rest of the world on A4.
export const usualPaper = (languages: readonly string[]): Paper =>
  /-(US|CA|MX|GT|CR|PA|CO|VE|CL|DO|PR|PH)\b/.test(languages[0] ?? '') ? 'letter' : 'a4';
