import { readFileSync } from 'node:fs';
import { content } from '@/lib/content/content';
import type { Intercept } from '@/scripts/server/static-server';
import { countRequests, startedScripts } from './support/broken-files';
import { counterOrigin, serveCounter } from './support/counter';
import { demoOf, startDemo } from './support/demo';
import { test } from './support/host';
import { hydrated, openPage, readThrough } from './support/page';
import { servers } from './support/servers';
import { expect } from './support/test';
import { expectUsable, expectWaysOut } from './support/usable';

const { home, demo, routes } = content;
const { root } = servers.site;

test.use({
  allowedOrigins: [counterOrigin, 'https://avatars.example'],
  // A missing script is answered with a page, which is no script: the server says so, as hosts do.
  allowedMessages: [
    /status of (?:404|503)|frame-ancestors|ERR_CONNECTION_RESET|ERR_FAILED|strict MIME (?:type )?checking/,
  ],
});

test('fault: scripts hang at the host: one connection waits, and the others are free for links @firefox', async ({
  page,
  host,
}) => {
  await host.deploy(root, ({ url = '' }) => url.endsWith('.js'));
  const counts = countRequests(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // Firefox keeps what follows the first view out until its sheet is there.
  await expect(page.locator('main section[id]').last()).toBeVisible();
  await expectUsable(page);
  // Six that wait would leave none to HTTP/1.1, and no link would lead anywhere.
  expect([...counts.keys()].filter((path) => path.endsWith('.js'))).toHaveLength(1);
  await expectWaysOut(page);
});

test('fault: a browser has kept that a file is missing: the next visit gets it, and asks once @firefox', async ({
  page,
  request,
  host,
}) => {
  const file = (await startedScripts(request)).find((path) => path.includes('/chunks/')) ?? '';
  let asked = 0;
  let isMissing = true;
  await host.deploy(root, ({ url }, response) => {
    if (url !== file) return false;
    asked += 1;
    if (!isMissing) return false;
    // An answer that may be kept for a year.
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    response.writeHead(404, headers).end('not found');
    return true;
  });
  await page.goto('/');
  await expect.poll(() => asked).toBe(2);
  await expectUsable(page, 'without the file');
  isMissing = false;
  await page.goto('/');
  await hydrated(page);
  expect(asked).toBe(3);
});

test('fault: a new release comes out while a page is open: late code says that it is gone, links lead to the new one', async ({
  page,
  context,
  host,
}) => {
  await serveCounter(context);
  await context.route('https://avatars.example/**', (route) => route.abort());
  const release = () =>
    page.locator('script[data-src*="/page/data-index-"]').getAttribute('data-src');
  await openPage(page, '/');
  const before = await release();
  await page.waitForLoadState('networkidle');
  await host.deploy(servers.extremes.root);
  const { region, start } = demoOf(page);
  await start.click();
  await expect(region.getByText(demo.failed)).toBeVisible();
  await expectUsable(page);

  await page.getByRole('contentinfo').locator(`a[href="${routes.terms.path}"]`).click();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routes.terms.headline);
  await openPage(page, '/');
  expect(await release()).not.toBe(before);
  await startDemo(page);
});

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
  <script>navigator.serviceWorker.register('/service-worker.js')</script>`;

const oldSite: Intercept = ({ url }, response) => {
  const isWorker = url === '/service-worker.js';
  response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
  response.end(isWorker ? oldWorker : oldPage);
  return true;
};

test('fault: an older site left a service worker: it ends, and pages come from the network @firefox', async ({
  page,
  host,
}) => {
  await host.deploy(root, oldSite);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await host.deploy(root);

  // The old worker shows the old page once more, and meanwhile the browser asks for its script.
  const kept = await page.goto('/');
  expect(await kept?.text()).toBe(oldPage);
  await expect(page.getByRole('heading', { level: 1, name: home.headline })).toBeVisible();
  await hydrated(page);
  await expectUsable(page);

  const answer = await page.goto(routes.terms.path);
  expect(answer?.fromServiceWorker()).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routes.terms.headline);
  const left = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
  expect(left).toEqual({ workers: 0, caches: [] });
});

test('fault: all that a soft navigation would need hangs: links are plain; a page that does not come leaves Back', async ({
  page,
  host,
}) => {
  const odd: string[] = [];
  await host.deploy(root, ({ method, url = '', headers }) => {
    const isPayload = /\.txt(?:\?|$)|[?&]_rsc=/.test(url) || 'rsc' in headers;
    if (method === 'GET' && !isPayload) return false;
    odd.push(`${method} ${url}`);
    return true;
  });
  const legal = (path: string) =>
    page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
  await openPage(page, '/');
  await readThrough(page);
  await legal(routes.terms.path).hover();
  await page.waitForLoadState('networkidle');
  await legal(routes.terms.path).click();
  await expect(page).toHaveURL(routes.terms.path);
  await hydrated(page);
  expect(odd).toEqual([]);

  const back = async () => {
    await page.goBack();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(routes.terms.headline);
  };
  await page.route(routes.privacy.path, (route) => route.fulfill({ status: 503, body: 'Busy' }));
  await legal(routes.privacy.path).click();
  await expect(page.getByText('Busy')).toBeVisible();
  await back();
  await page.route(routes.refund.path, (route) => route.abort('connectionreset'));
  await legal(routes.refund.path).click();
  await page.waitForURL(/^chrome-error:/);
  await back();

  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf('id="pricing"')) });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: home.headline })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/undefined|Error|self\.__next/);
});

test('fault: another site puts the page into a frame: the browser refuses to show it', async ({
  page,
  host,
}) => {
  // A page around another, and the home page without a header.
  await host.deploy(root, ({ url = '' }, response) => {
    const [, address] = url.split('/framing?');
    if (address === undefined && url !== '/bare') return false;
    response.setHeader('Content-Type', 'text/html');
    response.end(
      address === undefined
        ? readFileSync(`${root}/index.html`)
        : `<!doctype html><title>Free access</title><iframe src="${address}"></iframe>`,
    );
    return true;
  });
  const frame = (address: string) => page.goto(`/framing?${address}`);
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));

  // Without the headers it would be shown: they are what keeps it out.
  await frame('/bare');
  const heading = page.frameLocator('iframe').getByRole('heading', { name: home.headline });
  await expect(heading).toBeVisible();
  for (const path of ['/', '/no/such/page']) {
    refused.length = 0;
    await frame(servers.site.origin + path);
    await expect.poll(() => refused.join()).toContain("frame-ancestors 'none'");
    // What is there is a page of the browser itself.
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    await expect(page.frameLocator('iframe').locator('#main, footer')).toHaveCount(0);
  }
});
