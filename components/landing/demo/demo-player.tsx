'use client';

import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { demoWords as words } from '@/content/demo-words';
import { glossary } from '@/content/glossary';
import { timeframeName } from '@/engine/market/timeframe';
import type { Snapshot } from '@/engine/replay/player';
import { type Frame, suiteSceneAt } from '@/engine/replay/scenes';
import type { TermId } from '@/lib/content/schemas/demo';
import { fill } from '@/lib/text/fill';
import { ChartPanel } from './chart-panel';
import { IndicatorSwitches, MarketControls, Transport } from './controls';
import { EventFeed } from './event-list';
import { NaiveVersion, ProofLine } from './proof';
import { Terms } from './terms';
import { useDemo } from './use-demo';
import type { Message } from './wording';

interface DemoPlayerProps {
  /** What the demo stands in: it plays while that is in view. */
  panel: RefObject<HTMLElement | null>;
  /** The file that was dropped on it last. */
  file: File | null;
  /** Whether its main control takes over the focus, which the button that started it had. */
  takesFocus: boolean;
  /** The picture that stood there before, until the chart is painted. */
  poster: ReactNode;
}

/** A market on a chart with this much room. */
function frameOf({ source, timeframe, recording }: Snapshot, room: number): Frame {
  const titles = source.market === null ? words.yourTitles : words.titles;
  const names = { market: source.market ?? '', timeframe: timeframeName(timeframe) };
  return {
    bars: recording.bars,
    step: timeframe,
    digits: source.digits,
    room,
    titles: titles.map((title) => fill(title, names)),
    words: words.drawing,
  };
}

/** The running demo: a market that plays, what the indicators confirm on it, and the proof that it stays. */
export function DemoPlayer({ panel, file, takesFocus, poster }: DemoPlayerProps) {
  const { player, snapshot, choices, change, actions } = useDemo(panel, words);
  const { shown, isNaive, crosshair, chosen, term, message, isCopied } = choices;
  const { readFile } = actions;
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) play.current?.focus({ preventScroll: true });
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
      <div className="demo-main">
        <ProofLine player={player} words={words} />
        <div className="demo-stage">
          <ChartPanel
            label={words.chart.label}
            build={build}
            player={player}
            words={words}
            crosshair={crosshair}
            chosen={chosen}
            onCrosshair={onCrosshair}
          >
            {poster}
          </ChartPanel>
          <DemoMessage message={message} onClose={() => change({ message: null })} />
        </div>
        <Transport player={player} snapshot={snapshot} words={words.controls} play={play} />
      </div>
      <div className="demo-side">
        <IndicatorSwitches words={words} shown={shown} isNaive={isNaive} change={change} />
        <MarketControls
          words={words}
          onNewMarket={actions.loadOtherMarket}
          onCopyLink={snapshot.source.market === null ? null : actions.copyLink}
          isCopied={isCopied}
          onFile={readFile}
        />
        <EventFeed
          player={player}
          shown={shown}
          words={words}
          chosen={chosen}
          onChoose={actions.choose}
        />
        <Terms glossary={glossary} words={words.terms} term={term} onTerm={onTerm} />
      </div>
      {isNaive ? (
        <NaiveVersion
          player={player}
          frameOf={frameOf}
          words={words}
          crosshair={crosshair}
          onCrosshair={onCrosshair}
        />
      ) : null}
    </>
  );
}

/** What came of an address or a file that the demo was given. It stays until it is closed or another one comes. */
function DemoMessage({ message, onClose }: { message: Message | null; onClose: () => void }) {
  return (
    <div role="status">
      {message ? (
        <div className="demo-message">
          <div className="min-w-0 flex-1">
            <p>{message.text}</p>
            {message.faults.length > 0 ? (
              <ul
                className="mt-2 grid max-h-40 gap-1 overflow-y-auto font-mono text-caption"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard
                tabIndex={0}
                aria-label={message.text}
              >
                {message.faults.map(({ line, what }) => (
                  <li key={`${line} ${what}`}>{fill(words.file.line, { line, what })}</li>
                ))}
                {message.more > 0 ? (
                  <li>{fill(words.file.more, { count: message.more })}</li>
                ) : null}
              </ul>
            ) : null}
          </div>
          <button
            type="button"
            className="icon-button flex-none"
            aria-label={words.file.close}
            onClick={onClose}
          >
            <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </button>
        </div>
      ) : null}
    </div>
  );
}
