import { demoWords as words } from '@/content/demo-words';
import { fill } from '@/lib/text/fill';
import { demoOf, openDemo } from './support/demo';
import { expect, test } from './support/test';

/** Milliseconds before frames are measured, and for which they are. */
const warmUp = 1000;
const measured = 4000;

/** Milliseconds of a frame: lenient, as other work of the machine lengthens frames and nothing shortens them. */
const mostMedian = 25;

test.use({ viewport: { width: 390, height: 844 } });

test('DEMO: at the fastest speed, at a quarter of the processor speed, it runs smoothly', async ({
  page,
}) => {
  await openDemo(page);
  const { speed, chart, pause } = demoOf(page);
  await chart.scrollIntoViewIfNeeded();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await speed.selectOption(fill(words.controls.perSecond, { bars: 60 }));
  await expect(pause).toBeVisible();
  const frames = await page.evaluate(
    ([before = 0, during = 0]) =>
      new Promise<number[]>((resolve) => {
        const started = performance.now();
        const gaps: number[] = [];
        let last = started;
        requestAnimationFrame(function next(now) {
          if (last >= started + before) gaps.push(now - last);
          last = now;
          if (now >= started + before + during) resolve(gaps);
          else requestAnimationFrame(next);
        });
      }),
    [warmUp, measured],
  );
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(pause, 'it was playing all the while').toBeVisible();

  const sorted = frames.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
  const slow = frames.filter((gap) => gap > 50).length / frames.length;
  const figures = `median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms, over 50 ms ${(100 * slow).toFixed(1)} %, ${frames.length} frames`;
  test.info().annotations.push({ type: 'frames', description: figures });
  expect(at(0.5), figures).toBeLessThan(mostMedian);
});
