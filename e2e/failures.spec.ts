/** Tests that text is visible, links work and every control does something, whatever is changed, blocked or throws. */
import { demoOf, startDemo, withoutNotices } from '@/e2e/support/demo';
import { hydrated, openPage } from '@/e2e/support/page';
import { content } from '@/lib/content/content';
import { carouselOf } from './support/carousel';
import { noticeSwitch } from './support/notices';
import { expect, test } from './support/test';
import { deadControls, expectUsable, expectWaysOut } from './support/usable';

const { routes, testimonials } = content;

for (const lang of ['x', 'zh_CN', ''])
  test(`the demo runs when a translator sets lang to "${lang}"`, async ({ page }) => {
    await withoutNotices(page);
    await page.goto('/');
    await page.evaluate((value) => {
      document.documentElement.lang = value;
    }, lang);
    await hydrated(page);
    await startDemo(page);
  });

/** Runs in the page. Removes storage, canvas and newer features. */
function restrictBrowser(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  for (const name of ['requestIdleCallback', 'cancelIdleCallback', 'onscrollend'])
    Reflect.deleteProperty(window, name);
  HTMLCanvasElement.prototype.getContext = () => null;
}

test('everything works without storage, canvas or newer features', {
  tag: '@webkit',
}, async ({ page }) => {
  await page.addInitScript(restrictBrowser);
  await openPage(page, '/');
  await expectUsable(page);
  await noticeSwitch(page, content.notices.turnOff).click();
  await expect(page.getByText(content.notices.offUnsaved)).toBeVisible();
  await expectWaysOut(page);
});

test('without observers, controls come at once and the demo runs', {
  tag: ['@firefox', '@webkit'],
}, async ({ page }) => {
  await withoutNotices(page);
  await page.addInitScript(() => {
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'])
      Reflect.deleteProperty(window, name);
  });
  await openPage(page, '/');
  await expect(page.getByLabel(content.pricing.costs.question)).toBeVisible();
  await startDemo(page);
  await page.setViewportSize({ width: 700, height: 800 });
  const { chart } = demoOf(page);
  const fits = () =>
    chart.evaluate((box) => {
      const width = box.querySelector('canvas')?.getBoundingClientRect().width ?? 0;
      return Math.abs(width - box.getBoundingClientRect().width);
    });
  await expect.poll(fits).toBeLessThan(2);
});

/** Runs in the page. Wraps each text node in an element, as translation does. */
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

test('a translated page works', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(translate);
  expect(await deadControls(page)).toEqual([]);
  await expectUsable(page);
});

test.describe('in Arabic, in 2050, in the UTC+14 time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' });

  // A mismatch fails the test, because React logs it.
  test('pages hydrate without changing their HTML', async ({ page }) => {
    await page.clock.setFixedTime('2050-12-31T12:00:00Z');
    for (const path of ['/', routes.paymentSuccess.path]) await openPage(page, path);
  });
});

test.describe('with a section that throws', () => {
  test.use({
    allowedMessages: [/TypeError|^Error|Minified React error|on purpose/],
    allowedErrors: [/Cannot (?:destructure|read)|is undefined|Minified React error|on purpose/],
  });

  test('the section keeps its prerendered text, and others work', async ({ page }) => {
    await withoutNotices(page);
    await page.route('**/props-*.json', async (route) => {
      const props = await (await route.fetch()).json();
      await route.fulfill({ json: { ...props, pricing: {} } });
    });
    await page.goto('/');
    const island = page.locator('[data-island="pricing"]');
    const before = await island.innerText();
    await hydrated(page, 'pricing');
    expect(await island.innerText()).toBe(before);
    await expect(island.getByRole('button')).toHaveCount(0);
    expect(await deadControls(page)).toEqual([]);
    await expectUsable(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expectWaysOut(page);
  });

  test('after a later error, a section shows all its text again', async ({ page }) => {
    await withoutNotices(page);
    await openPage(page, '/');
    await page.evaluate(() => {
      Element.prototype.scrollTo = () => {
        throw new Error('on purpose');
      };
    });
    await carouselOf(page).next.click();
    const region = page.locator('#testimonials');
    await expect(region.getByRole('button')).toHaveCount(0);
    for (const { author } of testimonials.items)
      await expect(region.getByText(author).first()).toBeVisible();
    await expect(region.locator('[inert]')).toHaveCount(0);
  });
});

declare global {
  interface Window {
    injected?: string[];
    violations?: string[];
  }
}

const INJECTIONS = [
  '<script>(window.injected ??= []).push("script")</script>',
  '<img src="data:," alt="" onerror="(window.injected ??= []).push(\'handler\')">',
  '<script src="https://evil.example/script.js"></script>',
  '<base href="https://evil.example/">',
];

test.describe('with injected code', () => {
  test.use({
    // Playwright reports requests even if the policy blocks them.
    allowedOrigins: ['https://evil.example'],
    allowedMessages: [/Content Security Policy/],
  });

  test('injected code does not run', async ({ page }) => {
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
      const html = (await response.text()).replace('</main>', `${INJECTIONS.join('')}</main>`);
      await route.fulfill({ response, body: html });
    });
    await openPage(page, '/');
    await expect
      .poll(() => page.evaluate(() => [...new Set(window.violations)].sort()))
      .toEqual(['base-uri', 'script-src-attr', 'script-src-elem']);
    expect(await page.evaluate(() => window.injected)).toBeUndefined();
    expect(reached).toEqual([]);
  });
});
