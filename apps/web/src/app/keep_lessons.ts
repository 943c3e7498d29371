// Asks the service worker to store the lessons in a language, so that they can be read without a network.
export function keepLessons(language: string): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ lessons: language }));
}
