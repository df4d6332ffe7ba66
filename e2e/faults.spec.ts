/** Whatever is lost, forbidden or fails: the page shows all its words, its links lead on, and no control is dead. */
import type { Page, Request, Route } from '@playwright/test';
import { content } from '@/lib/content/content';
import { noticeSwitch } from './support/notices';
import { hydrated, openPage } from './support/page';
import { expect, test } from './support/test';
import { deadControls, expectUsable, expectWaysOut } from './support/usable';
import { settled } from './support/vitals';

const loginPage = '<!doctype html><title>Please log in</title><h1>Please log in</h1>';

/** What can happen to a file on its way. */
const FAULTS: Record<string, (route: Route) => unknown> = {
  'is lost (404)': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: loginPage }),
  hangs: () => undefined,
  'breaks off in the middle': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  'is a login page (200)': (route) => route.fulfill({ contentType: 'text/html', body: loginPage }),
};

/** When a visit of the home page asks for a file. */
type Moment = 'load' | 'input' | 'press';

/** The scripts, JSON and style sheets that a visit of the home page asks for, and when. */
async function visitedFiles(page: Page): Promise<Map<string, Moment>> {
  const files = new Map<string, Moment>();
  let moment: Moment = 'load';
  const note = (request: Request) => {
    if (['script', 'fetch', 'stylesheet'].includes(request.resourceType()))
      files.set(new URL(request.url()).pathname, moment);
  };
  page.on('request', note);
  await page.goto('/');
  await page.locator('[data-notice-stack]').waitFor({ state: 'attached' });
  moment = 'input';
  await hydrated(page);
  moment = 'press';
  const toaster = page.waitForResponse('**/toaster-*.js');
  await page.locator('#pricing article a').first().focus();
  await toaster;
  page.off('request', note);
  return files;
}

test.describe('a file', () => {
  test.use({
    // What browsers say of files that do not come or are not what they should be.
    allowedMessages: [/^Failed to load resource|MIME type/],
    allowedErrors: [
      /^(?:Invalid or )?[Uu]nexpected (?:token|end|identifier)|^missing \)|MIME type/,
    ],
  });

  for (const [what, fault] of Object.entries(FAULTS))
    test(`${what}: all is read, links lead on, and every control that is there works`, async ({
      page,
    }) => {
      test.slow();
      for (const [file, moment] of await visitedFiles(page))
        await test.step(file, async () => {
          // See the next test.
          if (what === 'hangs' && file.endsWith('.css')) return;
          let isAsked = false;
          await page.route(`**${file}`, (route) => {
            isAsked = true;
            return void fault(route);
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
          if (moment === 'input') await expect(page.locator('main button')).toHaveCount(0);
          await expectUsable(page, file);
          expect(await deadControls(page), file).toEqual([]);
          await page.unroute(`**${file}`);
        });
      await expectWaysOut(page);
    });

  // Chromium parses nothing behind a style sheet in the body until it is there or has failed.
  test.fixme('hangs, and it is the style sheet: all is read', async ({ page }) => {
    await page.route('**/*.css', FAULTS.hangs as () => void);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    await expectUsable(page);
  });
});

/** As a browser that is told to block all cookies, lacks what is not in every browser, and hides its canvas. Runs in the page. */
function restrictBrowser(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  for (const name of ['requestIdleCallback', 'cancelIdleCallback', 'onscrollend'])
    Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  HTMLCanvasElement.prototype.getContext = () => null;
}

/** Wraps every text of the page in an element, as the translation of a browser does. Runs in the page. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.textContent?.trim() || text.parentElement?.closest('script, style')) continue;
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
}

test('storage is forbidden, newer features and the canvas are missing: all works @firefox', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(restrictBrowser);
  await openPage(page, '/');
  await expectUsable(page);
  await noticeSwitch(page, content.notices.turnOff).click();
  await expect(page.getByText(content.notices.offUnsaved)).toBeVisible();
  await expectWaysOut(page);
});

test('the page is translated once its scripts have come: all works @firefox', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(translate);
  expect(await deadControls(page)).toEqual([]);
  await expectUsable(page);
  await expectWaysOut(page);
});

test.describe('in 2050, in the first time zone of the day, in Arabic', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' });

  // React complains on the console where words are not those that the server sent, and that fails a test.
  test('pages hydrate without a complaint', async ({ page }) => {
    await page.clock.setFixedTime('2050-12-31T12:00:00Z');
    for (const path of ['/', content.routes.paymentSuccess.path]) await openPage(page, path);
  });
});

declare global {
  interface Window {
    injected?: string[];
    violations?: string[];
  }
}

const injections = [
  '<script>(window.injected ??= []).push("script")</script>',
  '<img src="data:," alt="" onerror="(window.injected ??= []).push(\'handler\')">',
  '<script src="https://evil.example/script.js"></script>',
  '<base href="https://evil.example/">',
];

test.describe('code that somebody put into the HTML', () => {
  test.use({
    // Browsers report requests that the policy stops before they leave.
    allowedOrigins: ['https://evil.example'],
    // What they say about what the policy refused: Chromium on the console, Firefox as an error.
    allowedMessages: [/Content Security Policy/],
    allowedErrors: [/^The page’s settings blocked/],
  });

  test('does not run @firefox', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        window.violations ??= [];
        window.violations.push(effectiveDirective);
      }),
    );
    const reached: string[] = [];
    await page.route('https://evil.example/**', (route) => {
      reached.push(route.request().url());
      return route.abort();
    });
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('</main>', `${injections.join('')}</main>`);
      await route.fulfill({ response, body: html });
    });
    await openPage(page, '/');
    await expect
      .poll(() => page.evaluate(() => [...new Set(window.violations)].sort()))
      .toEqual(['base-uri', 'script-src-attr', 'script-src-elem']);
    expect(await page.evaluate(() => window.injected)).toBeUndefined();
    expect(reached).toEqual([]);
    await expectUsable(page);
  });
});
