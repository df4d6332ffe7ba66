'use client';

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { demoWords as words } from '@/content/demo-words';
import { glossary } from '@/content/glossary';
import type { Frame } from '@/engine/chart/suite-scene';
import { timeframeName } from '@/engine/market/timeframe';
import type { Picture } from '@/engine/replay/chart-painter';
import { crosshairWords } from '@/engine/replay/crosshair-words';
import { suitePicture } from '@/engine/replay/pictures';
import { useDemo } from '@/engine/replay/use-demo';
import { fill } from '@/lib/text/fill';
import { ChartPanel } from './chart-panel';
import { DemoMessage } from './demo-message';
import { EventFeed } from './event-feed';
import { IndicatorSwitches } from './indicator-switches';
import { MarketControls } from './market-controls';
import { NaiveVersion } from './naive-version';
import { ProofLine } from './proof-line';
import { Terms } from './terms';
import { Transport } from './transport';

export interface DemoPlayerProps {
  /** What the demo stands in: it plays while that is in view. */
  panel: RefObject<HTMLElement | null>;
  /** The file that was dropped on it last. */
  file: File | null;
  /** Whether its main control takes over the focus, which the button that started it had. */
  takesFocus: boolean;
  /** The picture that stood there before, until the chart is painted. */
  poster: ReactNode;
}

/** The running demo: a market that plays, what the indicators confirm on it, and the proof that it stays. */
export function DemoPlayer({ panel, file, takesFocus, poster }: DemoPlayerProps) {
  const demo = useDemo(panel, words);
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) play.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { readFile } = demo;
  useEffect(() => {
    if (file) readFile(file);
  }, [file, readFile]);
  const { player, snapshot, shown, crosshair, setCrosshair, chosen } = demo;
  const { source, timeframe } = snapshot;
  const titles = source.market === null ? words.yourTitles : words.titles;
  const names = { market: source.market ?? '', timeframe: timeframeName(timeframe) };
  const frame = (room: number): Frame => ({
    bars: player.current().recording.bars,
    step: timeframe,
    digits: source.digits,
    room,
    titles: titles.map((title) => fill(title, names)),
  });
  const reading = ({ scene, over }: Picture) => {
    if (chosen !== null && over.chosen === null) return words.feed.outOfView;
    if (over.chosen && !crosshair) return fill(words.feed.framed, { label: over.chosen.label });
    return crosshairWords(scene, crosshair) ?? words.chart.empty;
  };

  return (
    <>
      <div className="demo-main">
        <ProofLine player={player} words={words} />
        <div className="demo-stage">
          <ChartPanel
            label={words.chart.label}
            pictureFor={(room) =>
              suitePicture(player.current(), frame(room), shown, { crosshair, chosen })
            }
            player={player}
            ids="suite-"
            crosshair={crosshair}
            onCrosshair={setCrosshair}
            reading={crosshair || chosen !== null ? reading : words.chart.empty}
          >
            {poster}
          </ChartPanel>
          <DemoMessage message={demo.message} words={words} onClose={demo.closeMessage} />
        </div>
        <Transport player={player} snapshot={snapshot} words={words.controls} play={play} />
      </div>
      <div className="demo-side">
        <IndicatorSwitches
          words={words}
          shown={shown}
          onShown={demo.setShown}
          isNaive={demo.isNaive}
          onNaive={demo.setIsNaive}
        />
        <MarketControls
          words={words}
          onNewMarket={demo.newMarket}
          onCopyLink={source.market === null ? null : demo.copyLink}
          isCopied={demo.isCopied}
          onFile={readFile}
        />
        <EventFeed
          player={player}
          shown={shown}
          words={words}
          chosen={chosen}
          onChoose={demo.choose}
        />
        <Terms glossary={glossary} words={words.terms} term={demo.term} onTerm={demo.setTerm} />
      </div>
      {demo.isNaive ? (
        <NaiveVersion
          player={player}
          frame={frame}
          words={words}
          crosshair={crosshair}
          onCrosshair={setCrosshair}
        />
      ) : null}
    </>
  );
}
