/**
 * Ends a service worker that an older site at this address left in browsers, which would go on to show that site. A browser
 * asks for the script of its worker again by itself, takes this one, and has none afterwards. No page of this site
 * registers it.
 */
self.addEventListener('install', () => self.skipWaiting());

/** Deletes what the older worker kept, and shows pages that it opened anew, from the network. */
async function leave() {
  // First, because it is what counts should the rest fail.
  await self.registration.unregister();
  for (const name of await self.caches.keys()) await self.caches.delete(name);
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}

self.addEventListener('activate', (event) => event.waitUntil(leave()));
