// Reads QR codes from the camera or from photos: with the browser's own reader where there is one, else with that of the
// package qr. Chromium has one on Android, ChromeOS and macOS. Firefox and Safari have none.
import decodeQR from 'qr/decode.js';

interface Detector {
  detect(image: ImageData): Promise<{ rawValue: string }[]>;
}
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };

// Pages that are not served securely (https or this machine) cannot use the camera.
export const hasCamera = (): boolean => typeof navigator !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);

async function ownDetector(): Promise<Detector | null> {
  const known = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  try {
    return known && (await known.getSupportedFormats()).includes('qr_code') ? new known({ formats: ['qr_code'] }) : null;
  } catch {
    return null;
  }
}
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray; // red, green, blue, alpha of each pixel
}
// `thorough` tries everything; otherwise the reader gives up in time for the next picture of a camera.
export function codeInPicture(picture: Picture, thorough: boolean): string | null {
  try {
    return decodeQR(picture, thorough ? { effort: Infinity, timeLimit: Infinity } : {});
  } catch {
    return null; // how the package says that there is none
  }
}
async function codesIn(image: ImageData, detector: Detector | null, thorough: boolean): Promise<string[]> {
  const found = detector ? await detector.detect(image).catch(() => []) : [];
  if (found.length) return found.map((code) => code.rawValue);
  const code = codeInPicture(image, thorough);
  return code === null ? [] : [code];
}

function pixelsOf(source: CanvasImageSource, width: number, height: number, most: number): ImageData {
  const scale = Math.min(1, most / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

// A photo is tried at several sizes: noise disappears in a small one, fine modules in a too small one.
export async function codesInPhoto(file: Blob): Promise<string[]> {
  const picture = await createImageBitmap(file);
  const detector = await ownDetector();
  try {
    for (const most of [1200, 800, 1800, 500]) {
      const codes = await codesIn(pixelsOf(picture, picture.width, picture.height, most), detector, true);
      if (codes.length) return codes;
    }
    return [];
  } finally {
    picture.close();
  }
}

// Watches the camera and calls `found` for every code. Returns a function that stops it.
export async function watchCamera(video: HTMLVideoElement, found: (text: string) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 960 } } });
  video.srcObject = stream;
  await video.play();
  const detector = await ownDetector();
  let watching = true;
  const look = async () => {
    if (!watching) return;
    if (video.videoWidth) for (const code of await codesIn(pixelsOf(video, video.videoWidth, video.videoHeight, 1100), detector, false)) found(code);
    setTimeout(look, 60);
  };
  void look();
  return () => {
    watching = false;
    video.srcObject = null;
    for (const track of stream.getTracks()) track.stop();
  };
}
