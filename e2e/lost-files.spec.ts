/** Tests that text is visible, links work and no control is dead when files are lost, late or broken. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request, Route } from '@playwright/test';
import { demoOf, startDemo, withoutNotices } from '@/e2e/support/demo';
import { expectArrival, hold, hydrated, scrollY } from '@/e2e/support/page';
import { content } from '@/lib/content/content';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { deadControls, expectUsable, expectWaysOut } from './support/usable';
import { settled } from './support/vitals';

const LOGIN_PAGE = '<!doctype html><title>Please log in</title><h1>Please log in</h1>';

const FAILURES: Record<string, (route: Route) => unknown> = {
  'missing (404)': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: LOGIN_PAGE }),
  hanging: () => undefined,
  'cut off': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
};

/** When a home page visit requests a file. */
const MOMENTS = ['load', 'input', 'press'] as const;
type Moment = (typeof MOMENTS)[number];

/** Returns the scripts, JSON and style sheets that a home page visit requests, and when. */
async function visitedFiles(page: Page): Promise<Map<string, Moment>> {
  const files = new Map<string, Moment>();
  let moment: Moment = 'load';
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    // Without a shared chunk, the file that imports it fails.
    if (pathname.includes('/chunk-')) return;
    if (['script', 'fetch', 'stylesheet'].includes(request.resourceType()))
      files.set(pathname, moment);
  };
  page.on('request', note);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('[data-started]').waitFor({ state: 'attached' });
  moment = 'input';
  // Preloaded, but not needed before.
  const props = (await page.locator('script[data-props]').getAttribute('data-props')) ?? '';
  const { modules }: { modules: string[] } = await (await page.request.get(props)).json();
  for (const file of files.keys())
    if (props === file || modules.includes(file.replace(/.*\//, ''))) files.set(file, moment);
  await hydrated(page);
  moment = 'press';
  const toaster = page.waitForResponse('**/toaster-*.js');
  await page.locator('#pricing article a').first().focus();
  await toaster;
  page.off('request', note);
  return files;
}

/** Returns the working buttons in `main`, without those of notices. */
const mainButtons = (page: Page) =>
  page.getByRole('main').getByRole('button').and(page.locator(':not(.notice-button)'));

test.describe('with a broken file', () => {
  test.use({
    allowedMessages: [/^Failed to load resource|MIME type/],
    allowedErrors: [
      /^(?:Invalid or )?[Uu]nexpected (?:token|end|identifier)|^[Mm]issing |MIME type/,
    ],
  });

  for (const moment of MOMENTS)
    for (const [what, fail] of Object.entries(FAILURES))
      test(`text and links work, and no control is dead, with a file of the ${moment} ${what}`, async ({
        page,
      }) => {
        const visited = await visitedFiles(page);
        const files = [...visited.keys()].filter((file) => visited.get(file) === moment);
        expect(files.length).toBeGreaterThan(0);
        // A hanging style sheet has its own test.
        const scripts = files.filter((file) => file.endsWith('.js'));
        for (const file of what.startsWith('missing') ? files : scripts.slice(0, 1))
          await test.step(file, async () => {
            let isAsked = false;
            await page.route(`**${file}`, (route) => {
              isAsked = true;
              return void fail(route);
            });
            await page.goto('/', { waitUntil: 'commit' });
            await expect(page.locator('footer')).toBeVisible();
            if (moment === 'load') await expect.poll(() => isAsked).toBe(true);
            if (moment === 'press') {
              await hydrated(page);
              await page.locator('#pricing article a').first().focus();
            }
            let x = 200;
            const move = async () => {
              x += 10;
              await page.mouse.move(x, 200);
              return isAsked;
            };
            await expect.poll(move).toBe(true);
            await settled(page);
            if (moment === 'input') await expect(mainButtons(page)).toHaveCount(0);
            await expectUsable(page, file);
            expect(await deadControls(page), file).toEqual([]);
            await page.unrouteAll({ behavior: 'ignoreErrors' });
          });
        await expectWaysOut(page);
      });
});

test.describe('with a file lost for a while', () => {
  test.use({ allowedMessages: [/^Failed to load resource/] });

  test('its controls come at a later input, or a sentence offers to reload', async ({ page }) => {
    const { text, reload } = content.controls.lost;
    const button = mainButtons(page).first();
    for (const file of ['**/islands-*.js', '**/props-*.json'])
      await test.step(file, async () => {
        await page.route(file, (route) => route.fulfill({ status: 503, json: {} }));
        await page.goto('/', { waitUntil: 'networkidle' });
        await page.keyboard.press('Shift');
        await expect(page.getByText(text)).toBeHidden();
        const press = async () => {
          await page.keyboard.press('Shift');
          return page.getByText(text).isVisible();
        };
        await expect.poll(press, { intervals: [200] }).toBe(true);
        await expect(button).toHaveCount(0);
        await page.unroute(file);
        const pressAgain = async () => {
          await page.keyboard.press('Shift');
          return button.isVisible();
        };
        await expect.poll(pressAgain, { intervals: [200] }).toBe(true);
        await expect(page.getByText(text)).toBeHidden();
      });
    await page.route('**/running-demo-*.js', (route) => route.abort('connectionreset'));
    await demoOf(page).start.click();
    await expect(page.getByText(text)).toBeVisible();
    await page.unroute('**/running-demo-*.js');
    await page.getByRole('link', { name: reload }).click();
    await hydrated(page);
    await startDemo(page);
  });
});

test.describe('after a deploy, with an old page in the cache', () => {
  test.use({
    allowedMessages: [/^Failed to load resource|^Loading failed|MIME type/],
    allowedErrors: [/MIME type/],
  });

  test('the sentence comes at once; its link asks the server and keeps the hash', {
    tag: ['@firefox', '@webkit'],
  }, async ({ page }) => {
    let isGone = true;
    let pages = 0;
    // Pages are cached as on GitHub Pages. Playwright's routes would turn off the cache.
    const server = createServer(async ({ url = '' }, response) => {
      if (url === '/') pages += 1;
      const isMissing = isGone && url.endsWith('/start.js');
      const answer = await fetch(servers.fixture.origin + (isMissing ? '/gone.js' : url));
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
        'cache-control': answer.ok ? 'max-age=600' : 'no-store',
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    }).listen(0);
    const { port } = server.address() as AddressInfo;
    try {
      await page.goto(`http://localhost:${port}/#pricing`);
      await expect(page.locator('#lost')).not.toHaveClass(/late-status/);
      await expect(page.getByText(content.controls.lost.text)).toBeVisible();
      isGone = false;
      await page.getByRole('link', { name: content.controls.lost.reload }).click();
      await expect.poll(() => pages).toBe(2);
      await expect(page.getByText(content.controls.lost.text)).toBeHidden();
      await expect(page).toHaveURL(/\d\/#pricing$/);
    } finally {
      server.close();
    }
  });
});

test.describe('with pictures lost for a while', () => {
  test.use({ allowedMessages: [/^Failed to load resource/] });

  test('they come when the network returns', async ({ page }) => {
    await page.route('**/drawings/**', (route) => route.abort('internetdisconnected'));
    await page.goto('/', { waitUntil: 'networkidle' });
    const broken = () =>
      page.evaluate(
        () =>
          [...document.images].filter(
            ({ complete, naturalWidth }) => complete && naturalWidth === 0,
          ).length,
      );
    expect(await broken()).toBeGreaterThan(0);
    await page.unroute('**/drawings/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(broken).toBe(0);
  });
});

/** Moves the sentence's CSS animation to its start, 15 s after the first paint. */
function waitForSentence(): void {
  for (const animation of document.querySelector('#lost')?.getAnimations() ?? [])
    animation.currentTime = 15_000;
}

for (const file of ['start.js', '*.css'])
  test(`the sentence comes by itself while ${file} hangs, and hides once it is there`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const waiting = await hold(page, `**/${file}`);
    await page.goto('/', { waitUntil: 'commit' });
    const sentence = page.getByText(content.controls.lost.text);
    await expect(page.locator('#closing h2')).toBeVisible();
    await expect(sentence).toBeHidden();
    await page.evaluate(waitForSentence);
    await expect(sentence).toBeVisible();
    await waiting[0]?.continue();
    await expect(sentence).toBeHidden();
  });

/** Returns the look of all that is visible of the first view, but for icons, which come with the style sheet. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.site-header *, #home *:not(.icon)')]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => {
        const { color, backgroundColor, borderColor, font, opacity, textDecorationLine } =
          getComputedStyle(element);
        const look = [color, backgroundColor, borderColor, font, opacity, textDecorationLine];
        return `${element.tagName} ${element.getAttribute('class')}: ${look.join()}`;
      }),
  );
}

for (const width of [390, 1440])
  test(`the first view looks the same before and after the style sheet comes, at ${width} pixels`, async ({
    page,
  }) => {
    // Without transitions, which would begin with the look before.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await withoutNotices(page);
    const waiting = await hold(page, '**/*.css');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#closing h2')).toBeVisible();
    const before = await looks(page);
    await waiting[0]?.continue();
    await page.waitForLoadState('load');
    expect(await looks(page)).toEqual(before);
  });

test.describe('with a missing style sheet', () => {
  test.use({ allowedMessages: [/^Failed to load resource/] });

  test('a hash in the address is reached, and a sentence offers to reload', {
    tag: '@firefox',
  }, async ({ page }) => {
    await page.route('**/*.css', (route) => route.fulfill({ status: 404 }));
    await page.goto('/#pricing');
    await expect(page.locator('#closing h2')).toBeVisible();
    await expectArrival(page, 'pricing');
    expect(await scrollY(page)).toBeGreaterThan(500);
    await expect(page.getByText(content.controls.lost.text)).toBeVisible();
  });
});

test.describe('with a style sheet that never answers', () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`the whole page is readable, and links and the menu work (${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route('**/*.css', () => undefined);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.locator('#closing h2')).toBeVisible();
      await expectUsable(page);
      const { navigation } = content;
      await page.getByRole('link', { name: navigation.openMenu }).click();
      const menu = page.getByRole('dialog', { name: navigation.menuLabel });
      await expect(menu).toBeVisible();
      await menu.getByRole('link', { name: navigation.closeMenu }).click();
      await expect(menu).toBeHidden();
      await expectWaysOut(page);
    });
});
