// While the hint is a sheet at the lower edge of the window, the page gets as much room below as the sheet covers, and the
// board is scrolled to where it can be seen. This is done again when the window gets another width, as a phone that is turned
// does. A change of the height alone may be the browser's own bars, which come and go while the player scrolls.
const sheet = '(max-aspect-ratio: 11/10)';
const share = 0.4; // of the height that the sheet can have

function makeRoom(): void {
  const tall = typeof matchMedia === 'function' && matchMedia(sheet).matches;
  document.body.style.paddingBottom = tall ? `${share * 100}dvh` : '';
  if (!tall) return;
  const board = document.querySelector('.board')?.getBoundingClientRect();
  const visible = innerHeight * (1 - share);
  if (board && board.bottom > visible) scrollBy(0, Math.min(board.top, board.bottom - visible));
}

export function sheetRoom(): () => void {
  let width = innerWidth;
  const resized = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    makeRoom();
  };
  makeRoom();
  addEventListener('resize', resized);
  return () => {
    removeEventListener('resize', resized);
    document.body.style.paddingBottom = '';
  };
}
