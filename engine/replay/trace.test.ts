import { drawChart, projectionOf } from '#chart/chart';
import type { Renderer } from '#chart/renderer';
import { FORMAT } from '#testing/proof';
import { playedMarket } from '#testing/replay';
import { createTraceRenderer } from './trace';

function sink() {
  const calls: unknown[] = [];
  const keep =
    (name: string) =>
    (...drawn: unknown[]) =>
      calls.push([name, ...drawn]);
  const [lines, path, rects, texts] = ['lines', 'path', 'rects', 'texts'].map(keep);
  return { calls, renderer: { lines, path, rects, texts } as unknown as Renderer };
}

it('the canvas gets exactly what is counted', () => {
  const scene = playedMarket(3)(0.7, 100);
  const [plain, traced] = [sink(), sink()];
  const { renderer } = createTraceRenderer(projectionOf(scene, FORMAT), traced.renderer);
  drawChart(plain.renderer, scene, FORMAT);
  drawChart(renderer, scene, FORMAT);
  expect(plain.calls.length).toBeGreaterThan(10);
  expect(traced.calls).toEqual(plain.calls);
});
