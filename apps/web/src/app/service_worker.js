// Keeps the whole page on the machine: the first visit stores every file, later visits ask nobody.
const version = '__VERSION__';
const files = [/* FILES */];
const cacheName = `shudu-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n.startsWith('shudu-') && n !== cacheName).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(
    caches.open(cacheName).then(async (cache) => {
      const wanted = event.request.mode === 'navigate' ? './' : event.request;
      return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(event.request);
    }),
  );
});
