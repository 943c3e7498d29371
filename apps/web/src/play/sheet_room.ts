// While the hint is a sheet at the lower edge of the window, the page gets as much room below as the sheet covers, and the
// board is scrolled to where it can be seen.
const sheet = '(max-aspect-ratio: 11/10)';
const share = 0.4; // of the height that the sheet can have

export function sheetRoom(): () => void {
  const tall = typeof matchMedia === 'function' && matchMedia(sheet).matches;
  if (!tall) return () => {};
  document.body.style.paddingBottom = `${share * 100}dvh`;
  const board = document.querySelector('.board')?.getBoundingClientRect();
  const visible = innerHeight * (1 - share);
  if (board && board.bottom > visible) scrollBy(0, Math.min(board.top, board.bottom - visible));
  return () => (document.body.style.paddingBottom = '');
}
