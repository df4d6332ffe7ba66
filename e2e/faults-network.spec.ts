import type { Page } from '@playwright/test';
import { say } from '@/e2e/support/say';
import { content } from '@/lib/content/content';
import { carouselOf } from './support/carousel';
import { demoOf, expectRunning } from './support/demo';
import { noticeSwitch } from './support/notices';
import { hydrated, isHydrated, openPage } from './support/page';
import { chooseLink, chosenPlan } from './support/payment-pages';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';
import { expectPlanAsked, expectUsable } from './support/usable';
import { slow3g } from './support/vitals';

const { controls, demo, home, navigation, notices, routes, testimonials } = content;
const payment = chosenPlan.paymentLink;

test.use({
  allowedMessages: [/ERR_INTERNET_DISCONNECTED|^Failed to load resource/],
});

const legal = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();

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

  await legal(page, routes.terms.path).click();
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

test('fault: back and forth five times, and two links in haste: the page is the one that was asked for', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await openPage(page, routes.privacy.path);
  await legal(page, routes.terms.path).click();
  await expect(page).toHaveURL(routes.terms.path);
  for (let round = 0; round < 5; round += 1) {
    // A kept page has no load to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading).toHaveText(routes.privacy.headline);
    await page.goForward({ waitUntil: 'commit' });
    await expect(heading).toHaveText(routes.terms.headline);
  }
  await page.evaluate(
    (paths) => {
      // From a timer: the call would not return from a page that is left meanwhile.
      setTimeout(() => {
        for (const path of paths) location.assign(path);
      });
    },
    [routes.disclaimer.path, routes.refund.path],
  );
  await expect(page).toHaveURL(routes.refund.path);
  await hydrated(page);
  await expect(heading).toHaveText(routes.refund.headline);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(routes.terms.path);
});

const { stop, previous, next: nextSlide, dot: showSlide } = testimonials.controls;
const dots = testimonials.items.map((_, index) => say(showSlide, { index: `${index + 1}` }));

/** In the order of the page; each is found by its first name, and may have another once it was clicked. */
const buttons = [
  controls.pauseMotion,
  demo.start,
  stop,
  previous,
  nextSlide,
  ...dots,
  notices.turnOff,
];

/** Names of all buttons that are shown. */
const buttonNames = (page: Page) =>
  page
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim()),
    );

test('fault: every button is clicked three times at once: each does what it says', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const clickCount = 3;
  await openPage(page, '/');
  expect(await buttonNames(page), 'none is left out').toEqual(buttons);
  await expect(demoOf(page).start, 'its section is React’s').toBeEnabled();
  // The first one last: it takes away what others would stop.
  for (const name of [...buttons.slice(1), controls.pauseMotion]) {
    const button = page.getByRole('button', { name, exact: true }).first();
    // The dot of the slide that is shown is not.
    if (await button.isEnabled()) await button.click({ clickCount });
  }
  await expect(page).toHaveURL('/');
  // It is drawn while it is seen.
  await demoOf(page).chart.scrollIntoViewIfNeeded();
  await expectRunning(page);
  await expect(demoOf(page).chart).toHaveCount(1);
  await expect(carouselOf(page).slides.last()).toHaveAttribute('data-current', 'true');
  await expect(noticeSwitch(page, notices.turnOn)).toBeVisible();
  await expect(page.getByRole('button', { name: controls.resumeMotion })).toBeVisible();

  await test.step('and those of the demo', async () => {
    const { pause, toStart, back, forward, end, newMarket, link, file, events, zoomIn, zoomOut } =
      demoOf(page);
    if (await pause.isVisible()) await pause.click({ clickCount });
    const used = [end, back, forward, toStart, zoomIn, zoomOut, newMarket, events.first()];
    for (const button of [...used, link, file]) await button.click({ clickCount });
    await expectRunning(page);
    await expect(page.locator('[data-scripts="failed"]'), 'no section failed').toHaveCount(0);
    await expectUsable(page);
  });
});
