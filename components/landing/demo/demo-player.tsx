'use client';

import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { demoWords as words } from '@/content/demo';
import type { Demo } from '@/content/schemas/landing';
import { momentWords } from '@/engine/chart/time-axis';
import { REPAINTING_IDS, type RepaintingId } from '@/engine/indicators/repainting/versions';
import { timeframeName } from '@/engine/market/bar';
import { isThrough } from '@/engine/replay/audit';
import type { Player, Snapshot } from '@/engine/replay/player';
import { type Frame, repaintedSceneAt, type Shown, suiteSceneAt } from '@/engine/replay/scenes';
import type { View } from '@/engine/replay/view';
import { useLazyModule } from '@/lib/browser/lazy-module';
import { useMediaQuery } from '@/lib/browser/motion';
import { pageLocale, say } from '@/lib/browser/say';
import { fill } from '@/lib/text/fill';
import { formatNumber } from '@/lib/text/format';
import { ChartPanel } from './chart-panel';
import { Choice, MarketFile, Message, Tests, Transport } from './controls';
import { Exhibit, Verdict } from './exhibit';
import { type Choices, type FirstMarket, useDemo, useSnapshot } from './use-demo';
import type { SceneBuilder } from './use-painted-chart';
import { Workbench } from './workbench';

export { firstMarket } from './use-demo';

/** From here on both charts stand side by side, as in `demo.css`. */
const PAIR_QUERY = '(width >= 64rem)';

interface DemoPlayerProps {
  first: FirstMarket;
  /** What the demo stands in: it plays while that is in view. */
  panel: RefObject<HTMLElement | null>;
  /** The file that was dropped on it last. */
  file: File | null;
  /** Whether its main control takes over the focus, which the button that started it had. */
  takesFocus: boolean;
  figures: Demo['figures'];
  /** Those of the printed proof, which stay until its charts are painted. */
  pictures: readonly ReactNode[];
}

/** @returns a market on a chart, for the part of it that is in view */
function frameOf({ source, timeframe, recording }: Snapshot, view: View, shown: Shown): Frame {
  const titles = source.market === null ? words.yourTitles : words.titles;
  const names = { market: `${source.market}`, timeframe: timeframeName(timeframe) };
  return {
    ...view,
    shown,
    bars: recording.bars,
    step: timeframe,
    prices: { ...source.prices, point: words.drawing.decimal },
    titles: titles.map((title) => fill(title, names)),
    words: words.drawing,
  };
}

/** The running demo: a market that plays, what the indicators confirm on it, and the proof that it stays. */
export function DemoPlayer({ first, panel, file, takesFocus, figures, pictures }: DemoPlayerProps) {
  const { player, snapshot, choices, change, actions } = useDemo(panel, first);
  const { shown, version, message, given } = choices;
  const { readFile } = actions;
  const play = useRef<HTMLButtonElement>(null);
  const [isRewriting, setIsRewriting] = useState(false);
  useEffect(() => {
    if (takesFocus) play.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    if (file) readFile(file);
  }, [file, readFile]);
  const onCloseFile = useCallback(() => change({ given: null }), [change]);

  return (
    <>
      <Exhibits
        player={player}
        choices={choices}
        change={change}
        figures={figures}
        pictures={pictures}
      />
      <div className="demo-controls order-3 col-span-2 min-w-0 pt-3">
        <Transport player={player} snapshot={snapshot} play={play} />
        <Tests
          isRewriting={isRewriting}
          onNewMarket={actions.loadOtherMarket}
          onRewrite={() => {
            // What is put to a test stands still at first.
            player.act({ type: 'pause' });
            setIsRewriting(!isRewriting);
          }}
          onFile={readFile}
        />
        <Message text={message} onClose={() => change({ message: null })} />
        {given ? (
          <MarketFile given={given} onSource={actions.loadFile} onClose={onCloseFile} />
        ) : null}
        {isRewriting ? <LateRewrite player={player} shown={shown} version={version} /> : null}
        <Workbench
          player={player}
          snapshot={snapshot}
          choices={choices}
          change={change}
          onTimeframe={actions.setTimeframe}
          onChoose={actions.choose}
        />
      </div>
    </>
  );
}

/** Both counts over their charts, and the sentence that connects them. */
function Exhibits({
  player,
  choices: { shown, version, crosshair, chosen, view, isKept },
  change,
  figures: { own, naive },
  pictures,
}: {
  player: Player;
  choices: Choices;
  change: (changes: Partial<Choices>) => void;
  figures: Demo['figures'];
  pictures: readonly ReactNode[];
}) {
  const isPair = useMediaQuery(PAIR_QUERY);
  const snapshot = useSnapshot(player, 'words');
  const { recording, position, start } = snapshot;
  const mark = chosen?.mark ?? null;
  const pointed = mark?.id ?? null;
  const build: SceneBuilder = useCallback(
    (state, part) =>
      suiteSceneAt(state, frameOf(state, part, shown), { crosshair, chosen: pointed }),
    [shown, crosshair, pointed],
  );
  const buildNaive: SceneBuilder = useCallback(
    (state, part) => {
      const frame = { ...frameOf(state, part, shown), titles: words.repaintedTitles };
      // From the first bar on, as its count.
      return repaintedSceneAt(version, { ...state, start: 0 }, frame, crosshair);
    },
    [shown, version, crosshair],
  );
  const shared = {
    player,
    crosshair,
    onCrosshair: (moved: Choices['crosshair']) => change({ crosshair: moved }),
    view,
    onView: (moved: Choices['view']) => change({ view: moved }),
    isBare: !shown.zones && !shown.sessions,
    isKept,
  };
  const figureOf = (count: number) => formatNumber(count, pageLocale());
  const [changed, { drawn, changed: moved }] = [
    player.changed(),
    recording.repainted(version, position, 0, position),
  ];
  const all = {
    own: say(own.text, { count: recording.confirmed(position, shown) }),
    naive: say(naive.text, { count: drawn }),
  };
  const gone = recording.repainted(version, position, start, position).changed;
  const place = isPair ? 'beside' : 'below';
  const sentence = {
    gone:
      gone === 0
        ? words.said.nothing
        : say(words.said.gone, { count: gone, chart: words.said.charts[place] }),
    kept: say(words.said.ours[place], { count: changed === 0 ? words.said.none : `${changed}` }),
    moment: momentOf(snapshot),
  };
  // Counts that run are not read out; where they stop, the sum is.
  const isAtRest = !snapshot.replay.isPlaying && isThrough(snapshot.audit);
  return (
    <>
      <Exhibit count={figureOf(changed)} all={all.own} name={own.name}>
        <ChartPanel
          label={words.chart.label}
          build={build}
          chosen={mark}
          hasAxis={!isPair}
          onPainted={(painting) => player.painted({ ...painting, shown })}
          isRead
          picture={pictures[0]}
          {...shared}
        />
      </Exhibit>
      <Exhibit
        count={figureOf(moved)}
        all={all.naive}
        name={
          <>
            <span className="max-sm:hidden">{words.proof.repaints}</span>
            <Choice
              name={words.controls.version}
              value={version}
              options={REPAINTING_IDS.map((id) => [id, words.repainting[id]])}
              onChange={(id: RepaintingId) => change({ version: id })}
            />
          </>
        }
      >
        <ChartPanel
          label={words.chart.naiveLabel}
          build={buildNaive}
          picture={pictures[1]}
          {...shared}
        />
      </Exhibit>
      <Verdict {...sentence} />
      <p role="status" className="sr-only">
        {isAtRest
          ? `${figureOf(changed)} ${all.own}. ${figureOf(moved)} ${all.naive}. ${sentence.moment}`
          : ''}
      </p>
    </>
  );
}

/** Where the replay stands, and at rest what playing the first bars alone came to. */
function momentOf({ audit, progress, replay, recording, position, timeframe }: Snapshot): string {
  if (progress !== null) return say(words.chart.working, { percent: Math.floor(progress * 100) });
  const { time } = recording.bars[position - 1] ?? { time: 0 };
  const written = momentWords(time, timeframe, words.drawing);
  const moment = say(words.said.moment, { bar: position, time: written });
  if (replay.isPlaying) return moment;
  if (!audit || !isThrough(audit)) return `${moment}. ${words.said.checking}`;
  const { wanted, runs } = audit;
  const different = runs.filter((run) => run.isSamePicture === false || run.different > 0).length;
  const came =
    different > 0
      ? say(words.said.different, { different, runs: wanted })
      : say(words.said.identical, { runs: wanted });
  return `${moment}. ${came}`;
}

const loadRewrite = () => import('./rewrite').then(({ Rewrite }) => Rewrite);

/** After this the visitor is told that the code has not come. */
const SLOW_CODE_MS = 10_000;

function LateRewrite(props: { player: Player; shown: Shown; version: RepaintingId }) {
  const { code: Rewrite, state } = useLazyModule(loadRewrite, true, SLOW_CODE_MS);
  if (Rewrite) return <Rewrite frameOf={frameOf} {...props} />;
  return (
    <p role="status" className="text-small">
      {state === 'failed' || state === 'slow' ? words.rewrite.failed : words.rewrite.loading}
    </p>
  );
}
