import { glossary } from '@/content/glossary';
import { barReading } from './support/bar-reading';
import { atRest, demoOf, openMarket, readingOf } from './support/demo';
import { expect, test } from './support/test';

test('DEMO: on a touch screen controls are large, the crosshair reads and terms explain themselves @phone', async ({
  page,
}) => {
  await openMarket(page, 'abc');
  const { naive, region, chart, terms } = demoOf(page);
  await atRest(page);

  await test.step('every control is 44 pixels or more each way', async () => {
    await naive.check();
    const small = await region.evaluate((section) =>
      [...section.querySelectorAll<HTMLElement>('button, select, label, [tabindex="0"]')]
        .filter((control) => control.checkVisibility())
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ control, box }) => `${control.textContent}: ${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
    await naive.uncheck();
  });

  await test.step('the crosshair reads by touch', async () => {
    await chart.tap({ position: { x: 80, y: 100 } });
    await expect(chart).toHaveAttribute('aria-valuetext', barReading);
    const first = await readingOf(chart);
    await chart.tap({ position: { x: 200, y: 100 } });
    await expect.poll(() => readingOf(chart)).not.toBe(first);
    await expect(chart, 'the page can be scrolled from it').toHaveCSS('touch-action', 'pan-y');
  });

  await test.step('every term explains itself on a tap', async () => {
    for (const { term, meaning } of glossary) {
      await terms.getByRole('button', { name: term, exact: true }).tap();
      await expect(terms.getByText(meaning)).toBeVisible();
    }
  });
});
