'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { countsAt } from '@/engine/replay/counts';
import { MIN_SWINGS } from '@/engine/replay/delay-costs';
import type { Painting } from '@/engine/replay/frame-recorder';
import { isComplete } from '@/engine/replay/lookahead-check';
import type { Player, Snapshot } from '@/engine/replay/player';
import { canRewrite } from '@/engine/replay/rewrite';
import { repaintedSceneAt, suiteSceneAt } from '@/engine/replay/scenes';
import { delayCostNumbers } from '@/lib/text/delay-cost';
import { Tests, Transport } from './controls';
import { type ExhibitsProps, verdictWords } from './exhibits';
import type * as Late from './late';
import { useLazyModule } from './lazy-module';
import { frameOf, LiveProof } from './live-proof';
import type { SceneBuilder } from './painted-chart';
import { type PlayerTexts, PlayerTextsContext, pageLocale, say, usePlayerTexts } from './say';
import {
  type Change,
  type Choices,
  type FirstMarket,
  giveFile,
  useDemo,
  useSnapshot,
} from './use-demo';

type LoadMore = () => Promise<typeof Late>;

export interface DemoPlayerProps extends ExhibitsProps {
  first: FirstMarket;
  texts: PlayerTexts;
  /** Loads what the first frame and the visible controls do not need. */
  loadMore: LoadMore;
  stage: React.RefObject<HTMLElement | null>;
  choices: Choices;
  change: Change;
  /** True if the button that started the demo had focus. */
  takesFocus: boolean;
}

/** Plays a market with the indicators' confirmed marks, and counts how many change. */
export function DemoPlayer({
  first,
  texts,
  loadMore,
  stage,
  choices,
  change,
  takesFocus,
  ...exhibits
}: DemoPlayerProps) {
  const { player, snapshot, actions } = useDemo(stage, first, choices, change);
  const { demoWords } = texts;
  const { given, shown, isBenchOpen } = choices;
  const play = useRef<HTMLButtonElement>(null);
  /** The moment whose future is being rewritten. When the demo moves on, its charts return. */
  const [cut, setCut] = useState<Snapshot | null>(null);
  /** Why a button that was pressed at a bar does nothing there. */
  const [refusal, setRefusal] = useState({ reason: '', position: 0 });
  const { position } = snapshot.replay;
  const isRewriting = cut?.recording === snapshot.recording && cut.replay.position === position;
  useEffect(() => {
    if (takesFocus) play.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  function rewrite(): void {
    player.act({ type: 'pause' });
    if (!canRewrite(player.current())) return;
    change({ Kept: null });
    setCut(isRewriting ? null : player.current());
  }
  function backToDemo(): void {
    setCut(null);
    // The button that had the focus is gone.
    requestAnimationFrame(() => play.current?.focus({ preventScroll: true }));
  }
  const choose: typeof actions.choose = (...mark) => {
    setCut(null);
    actions.choose(...mark);
  };
  const isMoreWanted = isRewriting || isBenchOpen || given !== null;
  const { code: more, isLost } = useLazyModule(loadMore, isMoreWanted);

  return (
    <PlayerTextsContext value={texts}>
      {isRewriting && more ? (
        <more.Rewrite {...{ player, shown, stage, ...exhibits }} onClose={backToDemo} />
      ) : (
        <Exhibits
          {...{ player, choices, change, ...exhibits }}
          pictures={cut ? [] : exhibits.pictures}
          reason={refusal.position === position ? refusal.reason : ''}
        >
          <Transport
            {...{ player, snapshot, play }}
            onReason={(reason) => setRefusal({ reason, position })}
          />
        </Exhibits>
      )}
      <div className="demo-controls">
        <Tests
          isRewriting={isRewriting}
          canRewrite={isRewriting || canRewrite(snapshot)}
          onNewMarket={actions.loadOtherMarket}
          onRewrite={rewrite}
          onFile={(file) => change(giveFile(file))}
        />
        {isMoreWanted && !more ? (
          <p role="status" className="py-3 text-small">
            {isLost ? demoWords.late.slow : demoWords.late.loading}
          </p>
        ) : null}
        {given && more ? <more.FileNote {...{ given, change }} onSource={actions.load} /> : null}
        <details
          className="demo-fold"
          open={isBenchOpen}
          onToggle={({ currentTarget }) => change({ isBenchOpen: currentTarget.open })}
        >
          <summary>
            <b>{demoWords.workbench.title}</b>
            <span className="min-w-0 truncate text-muted">{demoWords.workbench.holds}</span>
          </summary>
          {isBenchOpen && more ? (
            <more.Bench
              {...{ player, snapshot, choices, change }}
              actions={{ ...actions, choose }}
              sold={first.sold}
            />
          ) : null}
        </details>
      </div>
    </PlayerTextsContext>
  );
}

function Exhibits({
  player,
  choices: { shown, crosshair, chosen, view, Kept },
  change,
  pictures,
  reason,
  children,
  ...exhibits
}: ExhibitsProps & {
  player: Player;
  choices: Choices;
  change: Change;
  /** Shown in place of the check's result, if any. */
  reason: string;
  children: React.ReactNode;
}) {
  const { demoWords: texts } = usePlayerTexts();
  const snapshot = useSnapshot(player, 'words');
  const pointed = chosen?.mark.id ?? null;
  const build: SceneBuilder = useCallback(
    (state, part) => {
      const { titles, ...frame } = frameOf(texts, state, part, shown);
      // `Kept`, drawn on top, may show a title.
      const looks = { ...frame, titles: Kept ? [] : titles };
      return suiteSceneAt(state, looks, { crosshair, chosen: pointed });
    },
    [texts, shown, crosshair, pointed, Kept],
  );
  const buildRepainting: SceneBuilder = useCallback(
    (state, part) => {
      const titles = Kept ? [] : texts.repaintedTitles;
      const frame = { ...frameOf(texts, state, part, shown), titles };
      return repaintedSceneAt(state, frame, crosshair);
    },
    [texts, shown, crosshair, Kept],
  );
  const shared = {
    crosshair,
    onCrosshair: (moved: Choices['crosshair']) => change({ crosshair: moved }),
    view,
    onView: (moved: Choices['view']) => change({ view: moved }),
    Kept,
  };
  const charts = [
    {
      ...shared,
      label: texts.chart.label,
      build,
      chosen: chosen?.mark,
      onPainted: (painting: Omit<Painting, 'shown'>) => player.painted({ ...painting, shown }),
      isRead: true,
      picture: pictures[0],
    },
    {
      ...shared,
      label: texts.chart.repaintingLabel,
      build: buildRepainting,
      picture: pictures[1],
    },
  ];
  const changed = player.changed();
  const locale = pageLocale();
  const { said } = texts;
  const { recording, position, source } = snapshot;
  // A market that was just loaded is not analyzed yet.
  const isKnown = position > 0;
  const counts = countsAt(recording, position, shown);
  function costWords(): string {
    const cost = recording.delayCost(position);
    const prices = { ...source.prices, point: texts.drawing.decimal };
    return cost
      ? say(said.cost, delayCostNumbers(cost, prices, locale))
      : say(said.fewSwings, { count: MIN_SWINGS });
  }
  const moment = momentOf(texts, snapshot, reason);
  // Screen readers announce the counts only during pauses.
  const isAtRest = !snapshot.replay.isPlaying && isComplete(snapshot.lookaheadCheck);
  return (
    <LiveProof
      {...{ player, shown, charts, moment, children, ...exhibits }}
      confirmed={counts.confirmed}
      changed={isKnown ? changed : null}
      takenBack={isKnown ? counts.takenBack : null}
      verdict={isKnown ? verdictWords(said, { ...counts, changed }, locale) : ''}
      cost={costWords()}
      announce={(words) => (isAtRest ? `${words} ${moment.join(' ')}` : '')}
    />
  );
}

/** @returns the analysis progress, or the current bar and, while paused, the look-ahead result */
function momentOf(
  { said, chart }: PlayerTexts['demoWords'],
  { lookaheadCheck, progress, replay, position }: Snapshot,
  reason: string,
): string[] {
  if (progress !== null) return [say(chart.working, { percent: Math.floor(progress * 100) })];
  const moment = say(said.moment, { bar: position });
  if (reason) return [moment, reason];
  if (replay.isPlaying) return [moment];
  if (!lookaheadCheck || !isComplete(lookaheadCheck)) return [moment, said.checking];
  const { wanted, runs } = lookaheadCheck;
  const different = runs.filter((run) => run.isSamePicture === false || run.different > 0).length;
  return [
    moment,
    say(different > 0 ? said.different : said.identical, { different, runs: wanted }),
  ];
}
