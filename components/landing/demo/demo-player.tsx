'use client';

import './player.css';
import { type RefObject, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { demoWords as words } from '@/content/demo';
import { createChartPainter } from '@/engine/chart/canvas-pen';
import { digestOf } from '@/engine/chart/digest-pen';
import { SYSTEM_MONOSPACE } from '@/engine/chart/pen';
import { timeframeName } from '@/engine/market/bar';
import type { Snapshot } from '@/engine/replay/player';
import { FIRST_SHOWN, type Frame, suiteSceneAt } from '@/engine/replay/scenes';
import type { View } from '@/engine/replay/view';
import { paletteAt } from '@/lib/browser/page-palette';
import { fill } from '@/lib/text/fill';
import { ChartPanel } from './chart-panel';
import { Comparison, IndicatorSwitches, MarketControls, RealMarket } from './controls';
import { EventFeed } from './event-list';
import { Keys, MarkCard, More, Terms } from './mark-card';
import { DemoMessage, MarketFile } from './market-file';
import { usePartsInTurn } from './painting-turns';
import { ProofLine, RepaintedChart } from './proof';
import { LateProof, ProofRow } from './proof-row';
import type { ProofId } from './proofs/proof-props';
import { Settings } from './settings';
import { slicesOfPage } from './slices';
import { Transport } from './transport';
import { type FirstMarket, firstMarket, useDemo } from './use-demo';
import type { SceneBuilder } from './use-painted-chart';

/** A chart of about a phone's size. */
const WARM_UP = {
  room: 52,
  format: { size: { width: 350, height: 250 }, fontSize: 12, typeface: SYSTEM_MONOSPACE },
};

interface DemoPlayerProps {
  first: FirstMarket;
  /** What the demo stands in: it plays while that is in view. */
  panel: RefObject<HTMLElement | null>;
  /** The file that was dropped on it last. */
  file: File | null;
  /** Whether its main control takes over the focus, which the button that started it had. */
  takesFocus: boolean;
}

function frameOf({ source, timeframe, recording }: Snapshot, view: View): Frame {
  const titles = source.market === null ? words.yourTitles : words.titles;
  const names = { market: source.market ?? '', timeframe: timeframeName(timeframe) };
  return {
    ...view,
    bars: recording.bars,
    step: timeframe,
    prices: { ...source.prices, point: words.drawing.decimal },
    titles: titles.map((title) => fill(title, names)),
    words: words.drawing,
  };
}

/** @returns what it starts with, with the code that draws it compiled: its first painting would take three times as long */
export async function prepareDemo(): Promise<FirstMarket> {
  const slices = slicesOfPage();
  const first = await firstMarket(slices);
  await slices.rest();
  const state = first.player.current();
  const view = { room: WARM_UP.room, behind: 0 };
  const scene = suiteSceneAt(state, frameOf(state, view), FIRST_SHOWN, {
    crosshair: null,
    chosen: null,
  });
  digestOf(scene, WARM_UP.format);
  await slices.rest();
  // The first text on a canvas takes its time as well.
  const palette = paletteAt(document.documentElement);
  createChartPainter(document.createElement('canvas'), palette)?.(scene, WARM_UP.format);
  await slices.rest();
  return first;
}

/** The running demo: a market that plays, what the indicators confirm on it, and the proof that it stays. */
export function DemoPlayer({ first, panel, file, takesFocus }: DemoPlayerProps) {
  const { player, snapshot, market, choices, change, actions } = useDemo(panel, first);
  const {
    shown,
    isNaive,
    version,
    crosshair,
    hovered,
    chosen,
    isSaid,
    message,
    given,
    isCopied,
    view,
  } = choices;
  const { readFile } = actions;
  const play = useRef<HTMLButtonElement>(null);
  const [proof, setProof] = useState<ProofId | null>(null);
  // The button answers first.
  const opened = useDeferredValue(proof);
  useEffect(() => {
    if (takesFocus) play.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    if (file) readFile(file);
  }, [file, readFile]);
  const parts = usePartsInTurn(3);
  const mark = hovered ?? chosen;
  const pointed = mark?.id ?? null;
  const build: SceneBuilder = useCallback(
    (state, part) =>
      suiteSceneAt(state, frameOf(state, part), shown, { crosshair, chosen: pointed }),
    [shown, crosshair, pointed],
  );
  const onCloseFile = useCallback(() => change({ given: null }), [change]);
  const onCrosshair = (moved: typeof crosshair) => change({ crosshair: moved });
  const onView = (moved: typeof view) => change({ view: moved });
  const shared = { player, crosshair, onCrosshair, view, onView };

  /** What is put to a test stands still at first. */
  function openProof(id: ProofId | null): void {
    if (id) player.act({ type: 'pause' });
    setProof(id);
  }

  return (
    <div className="demo-panel demo-parts">
      <div className="demo-main">
        <ProofLine player={player} shown={shown} />
        <div className="demo-charts" data-pair={isNaive}>
          <ChartPanel
            label={words.chart.label}
            build={build}
            chosen={chosen}
            onMark={(next) => change({ chosen: next, hovered: null, isSaid: false })}
            onHover={(next) => next?.id !== hovered?.id && change({ hovered: next })}
            onPainted={(painting) => player.painted({ ...painting, shown })}
            isRead
            {...shared}
          />
          {isNaive ? <RepaintedChart frameOf={frameOf} version={version} {...shared} /> : null}
        </div>
        <DemoMessage message={message} onClose={() => change({ message: null })} />
        <Transport
          player={player}
          snapshot={snapshot}
          play={play}
          onTimeframe={actions.setTimeframe}
          view={view}
          onView={onView}
        />
      </div>
      <div className="demo-proofs">
        <ProofRow open={proof} onOpen={openProof} />
        <a className="button button-secondary" href={words.plans.href}>
          {words.plans.name}
        </a>
      </div>
      <div className="demo-side">
        {parts > 0 ? (
          <>
            <IndicatorSwitches shown={shown} change={change} />
            <Comparison isNaive={isNaive} version={version} change={change} />
            <MarketControls
              market={market}
              onKind={actions.loadKind}
              onNewMarket={actions.loadOtherMarket}
              onCopyLink={market ? actions.copyLink : null}
              isCopied={isCopied}
              onFile={readFile}
            />
            <MarketFile given={given} onSource={actions.loadFile} onClose={onCloseFile} />
          </>
        ) : null}
        {parts > 1 ? (
          <More
            parts={[
              { title: words.settings.title, content: <Settings player={player} /> },
              { title: words.realMarket.title, content: <RealMarket /> },
              { title: words.terms.title, content: <Terms /> },
              { title: words.keys.title, content: <Keys /> },
            ]}
          />
        ) : null}
        {parts > 2 ? (
          <>
            <EventFeed
              player={player}
              shown={shown}
              chosen={chosen?.id ?? null}
              onChoose={actions.choose}
            />
            <MarkCard player={player} mark={mark} isSaid={isSaid} />
          </>
        ) : null}
      </div>
      {opened ? (
        <LateProof
          id={opened}
          player={player}
          frameOf={frameOf}
          shown={shown}
          version={version}
          onClose={() => setProof(null)}
        />
      ) : null}
    </div>
  );
}
