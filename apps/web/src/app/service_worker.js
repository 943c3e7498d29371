// Stores every file of the page at the first visit, so that later visits need no network.
const version = '__VERSION__';
const files = [/* FILES */];
// The modules for variants. They are stored when a page has used one, and again with each new version after that.
const later = [/* LATER */];
// The texts of the lessons by language. They are stored when the page says which language it uses.
const lessons = {/* LESSONS */};
// Only the engine that this machine uses is stored: the one with SIMD instructions if it validates the smallest module that
// has one, otherwise the one without.
const probe = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);
const other = WebAssembly.validate(probe) ? /-scalar\b.*\.wasm$/ : /-simd\b.*\.wasm$/;
const kept = files.filter((file) => !other.test(file));
const isLater = (url) => later.some((file) => url.endsWith(file));
const cacheName = `shudu-${version}`;

// The names of assets contain a hash of their contents, so assets that the browser has in its cache are not loaded again.
async function hadVariants() {
  const stored = await Promise.all((await caches.keys()).filter((n) => n.startsWith('shudu-')).map(async (n) => (await caches.open(n)).keys()));
  return stored.flat().some(({ url }) => /shudu-variants-.*\.wasm$/.test(url));
}
async function storeFiles() {
  const wanted = [...kept, ...((await hadVariants()) ? later.filter((file) => !other.test(file)) : [])];
  const requests = wanted.map((file) => new Request(file, { cache: file.startsWith('assets/') ? 'force-cache' : 'no-cache' }));
  await (await caches.open(cacheName)).addAll(requests);
}
self.addEventListener('install', (event) => event.waitUntil(storeFiles().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n.startsWith('shudu-') && n !== cacheName).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  const file = Object.hasOwn(lessons, event.data?.lessons) ? lessons[event.data.lessons] : undefined;
  if (!file) return;
  event.waitUntil(caches.open(cacheName).then(async (cache) => (await cache.match(file)) ?? cache.add(file)));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(
    caches.open(cacheName).then(async (cache) => {
      const wanted = event.request.mode === 'navigate' ? './' : event.request;
      const stored = await cache.match(wanted, { ignoreSearch: true });
      if (stored || !isLater(url.pathname)) return stored ?? fetch(event.request);
      const found = await fetch(event.request);
      if (found.ok) event.waitUntil(cache.put(event.request, found.clone()));
      return found;
    }),
  );
});
