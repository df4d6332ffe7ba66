'use client';

import './player.css';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { demoWords as words } from '@/content/demo-words';
import { timeframeName } from '@/engine/market/bar';
import type { Snapshot } from '@/engine/replay/player';
import { type Frame, suiteSceneAt } from '@/engine/replay/scenes';
import type { TermId } from '@/lib/content/schemas/demo';
import { fill } from '@/lib/text/fill';
import { ChartPanel } from './chart-panel';
import { IndicatorSwitches, MarketControls, Transport } from './controls';
import { EventFeed } from './event-list';
import { DemoMessage } from './market-file';
import { NaiveVersion, ProofLine } from './proof';
import { Terms } from './terms';
import { useDemo } from './use-demo';

interface DemoPlayerProps {
  /** What the demo stands in: it plays while that is in view. */
  panel: RefObject<HTMLElement | null>;
  /** The file that was dropped on it last. */
  file: File | null;
  /** Whether its main control takes over the focus, which the button that started it had. */
  takesFocus: boolean;
}

function frameOf({ source, timeframe, recording }: Snapshot, room: number): Frame {
  const titles = source.market === null ? words.yourTitles : words.titles;
  const names = { market: source.market ?? '', timeframe: timeframeName(timeframe) };
  return {
    bars: recording.bars,
    step: timeframe,
    prices: source.prices,
    room,
    titles: titles.map((title) => fill(title, names)),
    words: words.drawing,
  };
}

/** The running demo: a market that plays, what the indicators confirm on it, and the proof that it stays. */
export function DemoPlayer({ panel, file, takesFocus }: DemoPlayerProps) {
  const { player, snapshot, choices, change, actions } = useDemo(panel);
  const { shown, isNaive, crosshair, chosen, term, message, isCopied } = choices;
  const { readFile } = actions;
  const main = useRef<HTMLDivElement>(null);
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    play.current?.focus({ preventScroll: true });
    // The button that was pressed stood further down.
    main.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  useEffect(() => {
    if (file) readFile(file);
  }, [file, readFile]);
  const build = useCallback(
    (state: Snapshot, room: number) =>
      suiteSceneAt(state, frameOf(state, room), shown, { crosshair, chosen }),
    [shown, crosshair, chosen],
  );
  const onTerm = useCallback((chosenTerm: TermId) => change({ term: chosenTerm }), [change]);
  const onCrosshair = (moved: typeof crosshair) => change({ crosshair: moved });

  return (
    <>
      <div className="demo-panel demo-parts">
        <div ref={main} className="demo-main">
          <ProofLine player={player} />
          <div className="relative grid min-w-0 gap-3">
            <ChartPanel
              label={words.chart.label}
              build={build}
              player={player}
              crosshair={crosshair}
              chosen={chosen}
              onCrosshair={onCrosshair}
            />
            <DemoMessage message={message} onClose={() => change({ message: null })} />
          </div>
          <Transport player={player} snapshot={snapshot} play={play} />
        </div>
        <div className="demo-side">
          <IndicatorSwitches shown={shown} isNaive={isNaive} change={change} />
          <MarketControls
            onNewMarket={actions.loadOtherMarket}
            onCopyLink={snapshot.source.market === null ? null : actions.copyLink}
            isCopied={isCopied}
            onFile={readFile}
          />
          <EventFeed player={player} shown={shown} chosen={chosen} onChoose={actions.choose} />
          <Terms term={term} onTerm={onTerm} />
        </div>
      </div>
      {isNaive ? (
        <NaiveVersion
          player={player}
          frameOf={frameOf}
          crosshair={crosshair}
          onCrosshair={onCrosshair}
        />
      ) : null}
    </>
  );
}
