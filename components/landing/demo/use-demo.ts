import {
  type RefObject,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { demoWords as words } from '@/content/demo';
import type { Mark } from '@/engine/indicators/indicator';
import type { RepaintingId } from '@/engine/indicators/repainting/versions';
import { LAYER_OF } from '@/engine/indicators/suite';
import { type IsTimeUp, MINUTE_MS } from '@/engine/market/bar';
import { EXAMPLE_SEED } from '@/engine/market/example-market';
import { createPlayer, type Pace, type Player, type Snapshot } from '@/engine/replay/player';
import { createRecording } from '@/engine/replay/recording';
import { firstShown, type Shown } from '@/engine/replay/scenes';
import { type Source, simulatedSource, simulatedSourceInSlices } from '@/engine/replay/source';
import { type Crosshair, FOLLOWING, type ViewChoice } from '@/engine/replay/view';
import { ENABLED_INDICATORS } from '@/lib/browser/enabled-indicators';
import { useInView } from '@/lib/browser/in-view';
import { useDocumentVisible, useMotion } from '@/lib/browser/motion';
import { say } from '@/lib/browser/say';
import { MAX_MARKET, otherMarket, readMarket, withMarket } from './market-address';
import { slicesOfPage } from './slices';

/** Part of a frame that the analysis of all players may take; drawing needs the rest. */
const ANALYSIS_BUDGET_MS = 5;
/** The frame that is being made, by its date, and until when there is time for analysis in it. */
let frameBudget = { date: 0, end: 0 };

function isTimeUpIn(date: number): IsTimeUp {
  if (frameBudget.date !== date)
    frameBudget = { date, end: performance.now() + ANALYSIS_BUDGET_MS };
  const { end } = frameBudget;
  return () => performance.now() >= end;
}

/** @returns the state of the player, as often as the pace says */
export function useSnapshot(player: Player, pace: Pace): Snapshot {
  const subscribe = useCallback(
    (listener: () => void) => player.subscribe(pace, listener),
    [player, pace],
  );
  const snapshot = () => player.snapshot(pace);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/**
 * Plays while the demo can be seen.
 *
 * @param create called once
 * @param isSeen false stops the frames: nothing is computed off screen
 * @returns the state as the controls show it: it does not follow the bars that pass
 */
export function usePlayer(
  create: () => Player,
  isSeen: boolean,
): { player: Player; snapshot: Snapshot } {
  const [player] = useState(create);
  const snapshot = useSnapshot(player, 'controls');
  const isVisible = useDocumentVisible();
  const isRunning = isSeen && isVisible && player.isBusy();

  useEffect(() => {
    if (!isRunning) return;
    let before = performance.now();
    let wasPlaying = player.current().replay.isPlaying;
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      frame = requestAnimationFrame(step);
      const { isPlaying } = player.current().replay;
      // The press that stopped it has a frame of its own.
      const isJustStopped = wasPlaying && !isPlaying;
      wasPlaying = isPlaying;
      if (isJustStopped) return;
      // A frame is dated by its beginning, which the first one can have before the effect ran.
      player.tick(Math.max(0, now - before), isTimeUpIn(now));
      before = now;
    }
    return () => cancelAnimationFrame(frame);
  }, [player, isRunning]);

  return { player, snapshot };
}

const FIRST_TIMEFRAME_MS = 15 * MINUTE_MS;

/** A file that was given, each time as another object: the same one may have been mended. */
export interface GivenFile {
  readonly file: File;
  /** Counts those that were given, from 1 on. */
  readonly attempt: number;
}

/** What the visitor has chosen, besides what the player plays. */
export interface Choices {
  /** What lies under the pointer, or the keys stand on. */
  crosshair: Crosshair | null;
  /** The entry of the list that is open, and its mark, which is pointed out. */
  chosen: { entry: string; mark: Mark } | null;
  /** About the address. */
  message: string | null;
  /** The visitor's own file. */
  given: GivenFile | null;
  shown: Shown;
  version: RepaintingId;
  view: ViewChoice;
  /** Whether a picture is kept. */
  isKept: boolean;
}

/** Of another chart nothing is pointed at yet, and its newest bar is in view. */
const NEW_CHART = { crosshair: null, chosen: null, view: FOLLOWING, isKept: false };

/** What the demo starts with. */
export interface FirstMarket {
  player: Player;
  /** Whether its address asks for the market. */
  isRequested: boolean;
  message: string | null;
}

/** Analyses the market that the address asks for, or the one of the pictures, up to where the demo begins. */
export async function firstMarket(): Promise<FirstMarket> {
  const slices = slicesOfPage();
  const asked = readMarket(window.location.search);
  const market = asked === null || asked === 'unknown' ? EXAMPLE_SEED : asked;
  const message =
    asked === 'unknown'
      ? say(words.market.wrong, { most: `${MAX_MARKET}`, market: `${market}` })
      : null;
  const source = await simulatedSourceInSlices(market, slices);
  const player = createPlayer(source, FIRST_TIMEFRAME_MS, (bars, settings, ...rest) =>
    createRecording(bars, { ...settings, indicators: ENABLED_INDICATORS }, ...rest),
  );
  while (player.current().progress !== null) {
    await slices.rest();
    player.tick(0, slices.isTimeUp);
  }
  return { player, isRequested: asked !== null, message };
}

/** The state of the running demo and what the visitor does with it. @param root its element: it stops out of sight */
export function useDemo(root: RefObject<HTMLElement | null>, first: FirstMarket) {
  const { player, snapshot } = usePlayer(() => first.player, useInView(root));
  const [choices, change] = useReducer(
    (before: Choices, changes: Partial<Choices>): Choices => ({ ...before, ...changes }),
    {
      message: first.message,
      given: null,
      shown: firstShown(ENABLED_INDICATORS),
      version: 'early-swings',
      ...NEW_CHART,
    },
  );
  const { canMove } = useMotion();
  // A market that was asked for by its address is looked at first.
  const resumesWithMotion = useRef(!first.isRequested);

  useEffect(() => {
    // With less motion nothing moves by itself; what that stopped continues when motion is resumed.
    if (!canMove) return;
    if (resumesWithMotion.current) player.act({ type: 'play' });
    return () => {
      resumesWithMotion.current = player.current().replay.isPlaying;
      player.act({ type: 'pause' });
    };
  }, [player, canMove]);

  const attempts = useRef(0);
  const readFile = useCallback((file: File) => {
    attempts.current += 1;
    change({ message: null, given: { file, attempt: attempts.current } });
  }, []);
  // A function that stays the same: another one would have the file read anew.
  const plays = useRef(canMove);
  useEffect(() => {
    plays.current = canMove;
  }, [canMove]);
  const load = useCallback(
    (source: Source) => {
      player.load(source);
      change(NEW_CHART);
      if (plays.current) player.act({ type: 'play' });
    },
    [player],
  );

  function loadOtherMarket(): void {
    const market = otherMarket(snapshot.source.market ?? EXAMPLE_SEED, Math.random());
    load(simulatedSource(market));
    window.history.replaceState(window.history.state, '', withMarket(window.location.href, market));
    change({ message: null, given: null });
  }

  function setTimeframe(timeframe: number): void {
    player.setTimeframe(timeframe);
    change(NEW_CHART);
  }

  /** Points a mark out, on the chart too where its layer is not shown; once more lets go of it. */
  function choose(entry: string, mark: Mark): void {
    player.act({ type: 'pause' });
    change({
      chosen: entry === choices.chosen?.entry ? null : { entry, mark },
      shown: { ...choices.shown, [LAYER_OF[mark.kind]]: true },
    });
  }

  return {
    player,
    snapshot,
    choices,
    change,
    actions: { loadOtherMarket, setTimeframe, choose, readFile, loadFile: load },
  };
}
