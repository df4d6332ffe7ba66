import type { Bar } from '@/engine/market/bar';
import { formatPrice } from '@/engine/market/price-form';
import { playedMarket } from '@/engine/testing/replay';
import { drawChart } from './chart';
import type { PlacedLabel } from './labels';
import { type Pen, SYSTEM_MONOSPACE } from './pen';

const scene = playedMarket(2124)(0.9, 100);

describe('bars that close one by one', () => {
  const on = { size: { width: 900, height: 500 }, fontSize: 13, typeface: SYSTEM_MONOSPACE };
  const { bars } = scene;

  function drawnInTurns(turns: number) {
    interface Part {
      turn: number;
      isPassing: boolean;
      texts: string[];
      strokes: number;
    }
    let now: Part = { turn: -1, isPassing: false, texts: [], strokes: 0 };
    const parts = [now];
    const pen: Pen = {
      turn(turn, isPassing = false) {
        now = { turn, isPassing, texts: [], strokes: 0 };
        parts.push(now);
      },
      lines(some) {
        now.strokes += some.length;
      },
      rects() {},
      path() {},
      texts(some) {
        now.texts.push(...some.map(({ text }) => text));
      },
    };
    const labels = drawChart(pen, scene, { ...on, turns });
    const strokes = parts.reduce((sum, part) => sum + part.strokes, 0);
    return {
      labels,
      strokes,
      passing: parts.filter(({ isPassing }) => isPassing),
      staying: parts.filter(({ isPassing }) => !isPassing),
    };
  }

  const priceOf = ({ close }: Bar) => formatPrice(close, scene.prices);

  it('bring each name with the bar at whose close it became known', () => {
    const turns = 40;
    const { labels, strokes, staying } = drawnInTurns(turns);
    const atOnce = drawnInTurns(0);
    expect({ labels, strokes }).toEqual({ labels: atOnce.labels, strokes: atOnce.strokes });
    let named = 0;
    for (const [turn, bar] of bars.slice(-turns).entries()) {
      const isKnownThen = ({ id }: PlacedLabel) =>
        scene.marks.some(
          ({ mark }) =>
            mark.id === id &&
            'at' in mark &&
            mark.at >= bar.time &&
            mark.at < bar.time + scene.step,
        );
      const expected = labels.filter(isKnownThen).map(({ text }) => text);
      named += expected.length;
      if (turn === turns - 1) expected.push(priceOf(bar));
      const said = staying.filter((part) => part.turn === turn).flatMap(({ texts }) => texts);
      expect(said.toSorted()).toEqual(expected.toSorted());
    }
    expect(named).toBeGreaterThan(5);
  });

  it('are each the last price until the next one closes', () => {
    expect(drawnInTurns(3).passing.map(({ turn, texts }) => [turn, ...texts])).toEqual(
      bars.slice(-4, -1).map((bar, index) => [index - 1, priceOf(bar)]),
    );
    expect(drawnInTurns(0).passing).toEqual([]);
  });
});
