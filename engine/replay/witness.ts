import type { Scene, ShownMark } from '@/engine/chart/scene';
import { isCounted, type Mark } from '@/engine/indicators/indicator';
import { createLedger } from '@/engine/indicators/ledger';
import { INDICATOR_OF, type IndicatorId } from '@/engine/indicators/suite';
import { type Bar, closeOf } from '@/engine/market/bar';
import type { Recording } from './recording';

/** A chart of the suite as it was painted once. */
export interface Painting {
  /** Bars of the chart that had closed. */
  position: number;
  scene: Pick<Scene, 'bars' | 'marks'>;
  /** Which indicators were switched on. */
  shown: Readonly<Record<IndicatorId, boolean>>;
  /** Of all that was drawn, but what is pointed at; null where the browser lets nothing be painted. */
  digest: string | null;
  /** @returns what the same chart would look like if it were painted from another recording */
  digestOf(recording: Recording): string;
}

/** What is kept of a painting. */
export type Kept = Pick<Painting, 'position' | 'digest' | 'digestOf'>;

/** Looks at all that is painted of a recording. */
export interface Witness {
  /** In time that depends on what is in view alone. */
  saw(painting: Painting): void;
  /** @returns whether a position is that of the last painting */
  sawLast(position: number): boolean;
  /** @returns marks painted once that a later painting showed otherwise, or not at all though they stood in view */
  changed(): number;
  /**
   * @param bars of the market that they may take to paint again, all together; the last painting is always among them
   * @returns paintings of as many positions, drawn by lot, in the order of their positions
   */
  sample(count: number, bars?: number): Kept[];
}

/** Paintings that are kept; of more than these each is as likely to be among them. */
const MAX_KEPT = 200;

/** From where to where a mark lies on a chart, if nothing has ended it. */
function extentOf(mark: Mark): { from: number; to: number } {
  if (mark.kind === 'swing') return { from: mark.time, to: mark.time };
  if (mark.kind === 'break') return { from: mark.from, to: mark.at };
  return { from: 'from' in mark ? mark.from : mark.at, to: Infinity };
}

/** Charts also show what no indicator of the suite made. */
const isOfSuite = (mark: ShownMark['mark']): mark is Mark => mark.kind in INDICATOR_OF;

const isHappening = ({ kind }: Mark) => kind === 'swing' || kind === 'break';

/** @param random gives numbers from 0 to below 1 */
export function createWitness(recording: Recording, random: () => number): Witness {
  const { market, settings } = recording;
  const ledger = createLedger<Mark>();
  const kept: Kept[] = [];
  let count = 0;
  let last: Kept | null = null;

  /** Whether a mark that was painted before has to be on this painting too. */
  function isDue(mark: Mark, { position, scene, shown }: Painting): boolean {
    const now = closeOf(market[recording.marketBars(position) - 1] as Bar, settings.step);
    const { from, to } = extentOf(mark);
    const [first, latest] = [scene.bars[0] as Bar, scene.bars.at(-1) as Bar];
    const isInView = from <= latest.time && to >= first.time;
    const isThere = isHappening(mark) || recording.stands(mark);
    return isInView && isThere && mark.knownAt <= now && shown[INDICATOR_OF[mark.kind]];
  }

  return {
    saw(painting) {
      const { position, scene, digest, digestOf } = painting;
      if (scene.bars.length === 0 || (last?.position === position && last.digest === digest))
        return;
      if (digest !== null) {
        const marks = scene.marks.flatMap(({ mark }) =>
          isOfSuite(mark) && isCounted(mark) ? [mark] : [],
        );
        ledger.observe(marks, (mark) => isDue(mark, painting));
      }
      last = { position, digest, digestOf };
      // Each of all seen so far stays with the same chance.
      const place = kept.length < MAX_KEPT ? kept.length : Math.floor(random() * (count + 1));
      if (place < MAX_KEPT) kept[place] = last;
      count++;
    },
    sawLast: (position) => last?.position === position,
    changed: ledger.changed,
    sample(wanted, bars = Infinity) {
      const chosen = new Map<number, Kept>();
      const rest = [...kept];
      let left = bars;
      for (let next = last; next && chosen.size < wanted; ) {
        const cost = recording.marketBars(next.position);
        if (chosen.size === 0 || (cost <= left && !chosen.has(next.position))) {
          chosen.set(next.position, next);
          left -= cost;
        }
        [next = null] = rest.splice(Math.floor(random() * rest.length), 1);
      }
      return [...chosen.values()].sort((one, other) => one.position - other.position);
    },
  };
}
