/**
 * Without this file, an older site's service worker at this address would keep showing that site. Browsers update a
 * worker's script without being asked, and so install this one, which unregisters itself. No page registers it.
 */
self.addEventListener('install', () => self.skipWaiting());

/** Deletes the older worker's caches, and reloads open pages from the network. */
async function leave() {
  // First, so that it happens even if the rest fails.
  await self.registration.unregister();
  for (const name of await self.caches.keys()) await self.caches.delete(name);
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}

self.addEventListener('activate', (event) => event.waitUntil(leave()));
