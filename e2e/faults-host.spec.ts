import { content } from '@/lib/content/content';
import type { Intercept } from '@/scripts/server/static-server';
import { countRequests, startedScripts } from './support/broken-files';
import { carouselOf } from './support/carousel';
import { counterOrigin, serveCounter } from './support/counter';
import { demoOf, startDemo } from './support/demo';
import { test } from './support/host';
import { hydrated, isHydrated, openPage } from './support/page';
import { chooseLink, chosenPlan } from './support/payment-pages';
import { servers } from './support/servers';
import { expect } from './support/test';
import { toasts } from './support/toasts';
import { expectPlanAsked, expectUsable, expectWaysOut } from './support/usable';
import { slow3g } from './support/vitals';

const { controls, demo, home, navigation, routes } = content;
const payment = chosenPlan.paymentLink;
const { root } = servers.site;

test.use({
  allowedOrigins: [counterOrigin, 'https://avatars.example'],
  // A missing script is answered with a page, which is no script: the server says so, as hosts do.
  allowedMessages: [
    /status of 404|ERR_FAILED|ERR_INTERNET_DISCONNECTED|^Failed to load resource|strict MIME (?:type )?checking/,
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

test('fault: the network goes after the load, or the payment company cannot be reached: Back comes back', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: controls.pauseMotion }).click();
  await expect(page.getByRole('button', { name: controls.resumeMotion })).toBeVisible();
  const { slides, next } = carouselOf(page);
  await next.click();
  await expect(slides.nth(1)).toHaveAttribute('data-current', 'true');
  const { start, region, picture } = demoOf(page);
  await start.click();
  await expect(region.getByText(demo.failed)).toBeVisible();
  await expect(picture).toBeVisible();
  await expectUsable(page);

  await page.getByRole('contentinfo').locator(`a[href="${routes.terms.path}"]`).first().click();
  await page.waitForURL(/^chrome-error:/);
  await context.setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await hydrated(page);
  await start.click();
  await expect(picture).toBeHidden();

  await page.route(payment, (route) => route.abort('connectionrefused'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === payment);
  await chooseLink(page).click();
  await failed;
  await page.waitForURL(/^chrome-error:/);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await hydrated(page);
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.locator('#toast-status')).toBeEmpty();
  await expectUsable(page);
});

test('fault: a slow phone on a slow network: words, all links and the menu before any script @phone', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', slow3g);
  await page.goto('/', { waitUntil: 'commit' });

  await test.step('what needs no script works while scripts are on their way', async () => {
    await expect(page.getByRole('heading', { level: 1, name: home.headline })).toBeVisible();
    await page.getByRole('link', { name: navigation.openMenu }).click();
    const menu = page.getByRole('dialog', { name: navigation.menuLabel });
    await menu.getByRole('link', { name: navigation.closeMenu }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: home.primary.name }).click();
    await expect(page).toHaveURL(home.primary.href);
    await expect(page.locator('#pricing h2')).toBeInViewport();
    expect(await isHydrated(page), 'all that was without script').toBe(false);
  });

  await test.step('a plan can be chosen before them too; once they are there, what needs them works', async () => {
    await expectPlanAsked(page);
    expect(await isHydrated(page)).toBe(false);
    await hydrated(page);
    await expectUsable(page);
  });
});
