// Reads QR codes with the browser's own reader, where there is one. Chromium has it on Android, ChromeOS and macOS.
// Firefox and Safari do not have it.
interface Detector {
  detect(image: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };

const detectorClass = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export async function canReadCodes(): Promise<boolean> {
  try {
    return (await detectorClass()?.getSupportedFormats())?.includes('qr_code') ?? false;
  } catch {
    return false;
  }
}
const newDetector = (): Detector => new (detectorClass()!)({ formats: ['qr_code'] });

export async function codesInPicture(file: Blob): Promise<string[]> {
  const picture = await createImageBitmap(file);
  try {
    return (await newDetector().detect(picture)).map((code) => code.rawValue);
  } finally {
    picture.close();
  }
}

// Watches the camera and calls `found` for every code. Returns a function that stops it.
export async function watchCamera(video: HTMLVideoElement, found: (text: string) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  video.srcObject = stream;
  await video.play();
  const detector = newDetector();
  let watching = true;
  const look = async () => {
    if (!watching) return;
    for (const code of await detector.detect(video).catch(() => [])) found(code.rawValue);
    setTimeout(look, 80);
  };
  void look();
  return () => {
    watching = false;
    video.srcObject = null;
    for (const track of stream.getTracks()) track.stop();
  };
}
