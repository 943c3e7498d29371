// A picture in black and white. Each pixel is compared with the mean of its surroundings, so that shadows do not matter.
export interface Picture {
  width: number;
  height: number;
  data: ArrayLike<number>; // red, green, blue, alpha of each pixel
}
export interface Bitmap {
  width: number;
  height: number;
  dark: Uint8Array; // 1 where the pixel is dark
}

export function bitmapOf({ width, height, data }: Picture): Bitmap {
  const sums = new Float64Array((width + 1) * (height + 1)); // of the rectangle above and left of each corner
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; ++y) {
    let row = 0;
    for (let x = 0; x < width; ++x) {
      const i = 4 * (y * width + x);
      const value = (data[i] * 77 + data[i + 1] * 150 + data[i + 2] * 29) >> 8;
      grey[y * width + x] = value;
      row += value;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
    }
  }
  const reach = Math.max(8, Math.round(Math.min(width, height) / 12));
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; ++y) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; ++x) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum = sums[bottom * (width + 1) + right] - sums[top * (width + 1) + right] - sums[bottom * (width + 1) + left] + sums[top * (width + 1) + left];
      const mean = sum / ((bottom - top) * (right - left));
      dark[y * width + x] = grey[y * width + x] < mean - 6 ? 1 : 0;
    }
  }
  return { width, height, dark };
}

export const isDark = ({ width, height, dark }: Bitmap, x: number, y: number): boolean => {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return column >= 0 && row >= 0 && column < width && row < height && dark[row * width + column] === 1;
};
