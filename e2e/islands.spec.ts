/** React comes with the first input of a visitor; an open page at rest does nothing. */
import { content } from '@/lib/content/content';
import { carouselOf } from './support/carousel';
import { withoutNotices } from './support/demo';
import { startNotices } from './support/notices';
import { hydrated, loadedScripts, placeholder } from './support/page';
import { expect, test } from './support/test';
import { deadControls, expectUsable, expectWaysOut } from './support/usable';
import { expectNoShift, watchVitals } from './support/vitals';

const { controls, routes, sections, testimonials } = content;

/** Stands in the code of React alone. */
const REACT = 'react.dev/errors';

test.describe('with islands where they are on the page', () => {
  test.use({ hydratesFar: false });

  test('no React before the first input; then controls come near the window, without a shift @every', async ({
    page,
  }) => {
    const scripts = loadedScripts(page);
    await watchVitals(page);
    await page.goto('/');
    // What starts when the page is idle has started.
    await page.locator('[data-notice-stack]').waitFor({ state: 'attached' });
    expect(await scripts.addressesWith(REACT)).toEqual([]);
    await expect(page.locator('button')).toHaveCount(0);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 300);
    await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
    await expect.poll(() => scripts.addressesWith(REACT)).not.toEqual([]);
    await expect(carouselOf(page).next, 'what is far away waits').toHaveCount(0);
    for (const { id } of sections) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await expect(page.locator(`#${id} ${placeholder}`)).toHaveCount(0);
    }
    await expect(carouselOf(page).next).toBeVisible();
    await expectNoShift(page);
  });

  test('a page without controls in its text loads no React before an input', async ({ page }) => {
    const scripts = loadedScripts(page);
    await page.goto(routes.terms.path);
    await page.waitForLoadState('networkidle');
    expect(await scripts.addressesWith(REACT)).toEqual([]);
    await page.keyboard.press('Shift');
    await expect(page.getByRole('button', { name: controls.pauseMotion }).first()).toBeVisible();
  });
});

test.describe('at rest', () => {
  test.use({
    hydratesFar: false,
    reducedMotion: 'no-preference',
    viewport: { width: 1440, height: 900 },
  });

  test('asks for no animation frame and runs no animation 10 s after the last input', async ({
    page,
  }) => {
    await withoutNotices(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/');
    await startNotices(page);
    await page.locator('canvas').waitFor();
    await page.mouse.move(300, 300);
    await expect(page.getByRole('button', { name: controls.pauseMotion }).first()).toBeVisible();
    await page.clock.runFor(10_000);
    await page.evaluate(() => {
      const { requestAnimationFrame: request } = window;
      Object.assign(window, { framesAsked: 0 });
      window.requestAnimationFrame = (work) => {
        (window as unknown as { framesAsked: number }).framesAsked += 1;
        return request(work);
      };
    });
    await page.clock.runFor(4000);
    const seen = await page.evaluate(() => ({
      frames: (window as unknown as { framesAsked: number }).framesAsked,
      running: document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        )
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100)),
    }));
    expect(seen).toEqual({ frames: 0, running: [] });
  });
});

test.describe('a part that fails', () => {
  test.use({
    // What React says about the failure that a test brings about; a visitor sees nothing of it.
    allowedMessages: [/TypeError|^Error|Minified React error|on purpose/],
    allowedErrors: [/Cannot (?:destructure|read)|is undefined|Minified React error|on purpose/],
  });

  for (const island of ['header', 'pricing', 'testimonials', 'notices'])
    test(`keeps its prerendered text, and the others work: ${island}`, async ({ page }) => {
      await withoutNotices(page);
      await page.route('**/props-*.json', async (route) => {
        const props = await (await route.fetch()).json();
        await route.fulfill({ json: { ...props, [island]: {} } });
      });
      await page.goto('/');
      const text = () => page.locator(`[data-island="${island}"]`).innerText();
      const before = await text();
      await hydrated(page, island);
      expect(await text()).toBe(before);
      await expect(page.locator(`[data-island="${island}"] button`)).toHaveCount(0);
      expect(await deadControls(page)).toEqual([]);
      await expectUsable(page);
      await expectWaysOut(page);
    });

  test('in use shows all its words again', async ({ page }) => {
    await withoutNotices(page);
    await page.goto('/');
    await hydrated(page);
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
