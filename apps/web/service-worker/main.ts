/**
 * Keeps the whole program in the browser, so that it opens and plays without a network. The build writes in which files
 * there are, and a version that changes with any of them.
 */
export {}; // a module, so that `self` can be what it is here

declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const FILES = __FILES__;
const CACHE = `amon-hen ${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
/** The page itself from the network where there is one, so that a new version is seen at once; all else has a hash. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const file = url.href.slice(self.registration.scope.length);
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(async () => (await kept('./')) ?? Response.error()));
  else if (FILES.includes(file)) event.respondWith(kept(file).then((response) => response ?? fetch(request)));
});
async function kept(file: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(file);
}
