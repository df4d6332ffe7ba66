import { timeframeName } from '@/engine/market/bar';
import type { Snapshot } from '@/engine/replay/player';
import type { Frame, Shown } from '@/engine/replay/scenes';
import type { View } from '@/engine/replay/view';
import { fill } from '@/lib/text/fill';
import type { PlayerTexts } from './say';

/** Returns how a chart of this market is shown. */
export function frameOf(
  texts: PlayerTexts['demoWords'],
  { source, timeframe, recording }: Snapshot,
  view: View,
  shown: Shown,
): Frame {
  const titles = source.market === null ? texts.yourTitles : texts.titles;
  const names = { market: `${source.market}`, timeframe: timeframeName(timeframe) };
  return {
    ...view,
    shown,
    bars: recording.bars,
    step: timeframe,
    prices: { ...source.prices, point: texts.drawing.decimal },
    titles: titles.map((title) => fill(title, names)),
    words: texts.drawing,
  };
}
