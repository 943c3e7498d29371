// QR codes with error correction M (15 %), and the margin of four modules that readers need.
import encodeQR from 'qr';

export type Modules = boolean[][]; // [row][column], true is dark
export const margin = 4; // modules

// Null when the text is too long (more than 2331 bytes).
export function qrCode(text: string): Modules | null {
  try {
    return encodeQR(text, 'raw', { ecc: 'medium', border: margin });
  } catch {
    return null;
  }
}

// The path of an SVG with one unit per module.
export const qrPath = (modules: Modules): string =>
  modules.flatMap((line, y) => line.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
