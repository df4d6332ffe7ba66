import { home } from '@/content/home';
import type { Intercept } from '@/scripts/server/static-server';
import { hydrated } from './support/open-page';
import { type ReplacedHost, startReplacedHost } from './support/replaced-host';
import { servers } from './support/servers';
import { test as base, expect } from './support/test';
import { expectUsable } from './support/usable';

const { root } = servers.site;

/** Keeps every page, and shows it from then on without asking anybody. */
const oldWorker = `
  addEventListener('install', (event) => {
    skipWaiting();
    event.waitUntil(caches.open('old pages').then((cache) => cache.addAll(['/', '/terms'])));
  });
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) =>
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))),
  );`;

const oldPage = `<!doctype html><title>Old site</title><h1>Old site</h1>
  <script>navigator.serviceWorker.register('/sw.js')</script>`;

const oldSite: Intercept = ({ url }, response) => {
  const isWorker = url === '/sw.js';
  response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
  response.end(isWorker ? oldWorker : oldPage);
  return true;
};

const test = base.extend<{ host: ReplacedHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  host: async ({}, use) => {
    const host = await startReplacedHost(root, oldSite);
    await use(host);
    await host.end();
  },
  allowedOrigins: async ({ host }, use) => use([host.origin]),
});

test('fault: an older site left a service worker: it ends, and pages come from the network @firefox', async ({
  page,
  host,
}) => {
  const old = page.getByRole('heading', { level: 1, name: 'Old site' });
  await page.goto(host.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await host.deploy(root);

  // The old worker shows the old page once more, and meanwhile the browser asks for its script.
  const kept = await page.goto(host.origin);
  expect(await kept?.text()).toBe(oldPage);
  await expect(page.getByRole('heading', { level: 1, name: home.headline })).toBeVisible();
  await expect(old).toHaveCount(0);
  await hydrated(page);
  await expectUsable(page);

  const terms = await page.goto(`${host.origin}/terms`);
  expect(terms?.fromServiceWorker()).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
  const left = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
  expect(left).toEqual({ workers: 0, caches: [] });
});
