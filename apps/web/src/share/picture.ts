// The board as a picture: the SVG of the page with its computed styles as attributes, so that it looks the same elsewhere.
const properties = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'opacity', 'font-size', 'font-weight', 'text-anchor', 'letter-spacing'];

export function svgText(board: SVGSVGElement, size = 900): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const from = [board, ...board.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, i) => {
    const style = getComputedStyle(from[i]);
    if (style.display === 'none') return element.setAttribute('data-gone', '');
    for (const name of properties) {
      const value = style.getPropertyValue(name);
      if (value && value !== 'none' && value !== 'normal') element.setAttribute(name, value);
      else if (name === 'fill' && value === 'none') element.setAttribute(name, 'none');
    }
    element.removeAttribute('class');
  });
  copy.querySelectorAll('[data-gone]').forEach((element) => element.remove());
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(size));
  copy.setAttribute('height', String(size));
  copy.setAttribute('font-family', 'system-ui, Roboto, "Helvetica Neue", Arial, sans-serif');
  copy.removeAttribute('aria-hidden');
  // Svelte leaves empty comments in the document.
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  comments.forEach((comment) => (comment as Comment).remove());
  return new XMLSerializer().serializeToString(copy);
}

export async function pngBlob(board: SVGSVGElement, size = 1080): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svgText(board, size)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    const context = canvas.getContext('2d')!;
    context.fillStyle = getComputedStyle(board).getPropertyValue('--board').trim() || '#fff';
    context.fillRect(0, 0, size, size);
    context.drawImage(image, 0, 0, size, size);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
