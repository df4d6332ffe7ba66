import type { ComponentProps } from 'react';
import { timeframeName } from '@/engine/market/bar';
import type { Player, Snapshot } from '@/engine/replay/player';
import type { Frame, Shown } from '@/engine/replay/scenes';
import type { View } from '@/engine/replay/view';
import { useMediaQuery } from '@/lib/browser/page-state';
import { fill } from '@/lib/text/fill';
import { formatNumber } from '@/lib/text/format';
import { ChartPanel } from './chart-panel';
import { type ExhibitsProps, ownWords, PAIR_QUERY, type ProofProps } from './exhibits';
import { type PlayerTexts, pageLocale, say, usePlayerTexts } from './say';

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

interface LiveProofProps
  extends Omit<ExhibitsProps, 'pictures'>,
    Pick<ProofProps, 'verdict' | 'cost' | 'moment' | 'children'> {
  player: Player;
  shown: Shown;
  /** Our marks so far, and how many of them changed; null until known. */
  confirmed: number;
  changed: number | null;
  /** The zigzag's swings that it took back; null until known. */
  takenBack: number | null;
  /** Our chart, and the zigzag's. */
  charts: readonly Omit<ComponentProps<typeof ChartPanel>, 'player'>[];
  /** Returns what screen readers announce. @param counts both charts' counts, in words */
  announce: (counts: string) => string;
}

/** Shows both running charts with their counts. */
export function LiveProof({
  player,
  shown,
  figures: { own, repainting },
  figures,
  confirmed,
  changed,
  takenBack,
  charts,
  announce,
  Proof,
  ...words
}: LiveProofProps) {
  const { said } = usePlayerTexts().demoWords;
  const isPair = useMediaQuery(PAIR_QUERY);
  const locale = pageLocale();
  const isBare = !shown.zones && !shown.sessions;
  const exhibits = [
    {
      name: own.name,
      count: changed === null ? '…' : formatNumber(changed, locale),
      all: ownWords(said, figures, confirmed, locale),
    },
    {
      name: repainting.name,
      count: takenBack === null ? '…' : formatNumber(takenBack, locale),
      all: say(repainting.text, { count: takenBack ?? 0 }),
    },
  ].map((exhibit, at) => {
    const chart = charts[at];
    return {
      ...exhibit,
      chart: chart && <ChartPanel {...{ player, isBare, ...chart }} hasAxis={at > 0 || !isPair} />,
    };
  });
  return (
    <>
      <Proof {...{ exhibits, newest: said.newest, ...words }} />
      <p role="status" className="sr-only">
        {announce(exhibits.map(({ count, all }) => `${count} ${all}.`).join(' '))}
      </p>
    </>
  );
}
