'use client';

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
import type { IndicatorEvent, Mark } from '@/engine/indicators/indicator';
import type { RepaintingId } from '@/engine/indicators/repainting/versions';
import { INDICATOR_OF } from '@/engine/indicators/suite';
import { type IsTimeUp, MINUTE_MS } from '@/engine/market/bar';
import { EXAMPLE_SEED } from '@/engine/market/example-market';
import type { MarketKind } from '@/engine/market/hard-markets';
import { MAX_MARKET, type NamedMarket, readMarketName } from '@/engine/market/market-name';
import { createPlayer, type Pace, type Player, type Snapshot } from '@/engine/replay/player';
import type { Crosshair } from '@/engine/replay/pointing';
import { createRecording, type Slices } from '@/engine/replay/recording';
import { FIRST_SHOWN, type Shown } from '@/engine/replay/scenes';
import { type Source, simulatedSource, simulatedSourceInSlices } from '@/engine/replay/source';
import { FOLLOWING, type ViewChoice } from '@/engine/replay/view';
import { copyText } from '@/lib/browser/clipboard';
import { useDocumentVisible, useMotion } from '@/lib/browser/motion';
import { say } from '@/lib/browser/say';
import { SOLD_INDICATORS } from '@/lib/browser/sold-indicators';
import { otherMarket, readMarket, withMarket } from './market-address';
import type { GivenFile, Message } from './market-file';
import { isPaintingDue } from './painting-turns';
import { useSeen } from './use-seen';

/** Part of a frame that the analysis of all players may take, and where a chart is painted in it; drawing needs the rest. */
const ANALYSIS_BUDGET_MS = 5;
const BESIDE_PAINTING_MS = 1;
/** The frame that is being made, by its date, and until when there is time for analysis in it. */
let frameBudget = { date: 0, end: 0 };

function isTimeUpIn(date: number): IsTimeUp {
  if (frameBudget.date !== date)
    frameBudget = {
      date,
      end: performance.now() + (isPaintingDue() ? BESIDE_PAINTING_MS : ANALYSIS_BUDGET_MS),
    };
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

const COPIED_MS = 2000;

/** What the visitor has chosen, besides what the player plays. */
export interface Choices {
  /** What lies under the pointer, or the keys stand on. */
  crosshair: Crosshair | null;
  hovered: Mark | null;
  /** The mark that was pressed or chosen, and whether it has to be said because the chart does not. */
  chosen: Mark | null;
  isSaid: boolean;
  message: Message | null;
  /** The visitor's own file. */
  given: GivenFile | null;
  /** Indicators that are drawn, whether a repainting version is, and which. */
  shown: Shown;
  isNaive: boolean;
  version: RepaintingId;
  view: ViewChoice;
  isCopied: boolean;
}

/** Of another chart nothing is pointed at yet, and its newest bar is in view. */
const NEW_CHART = {
  crosshair: null,
  hovered: null,
  chosen: null,
  isSaid: false,
  view: FOLLOWING,
};

const EXAMPLE_MARKET: NamedMarket = { number: EXAMPLE_SEED, kind: 'everyday' };

/** What the demo starts with. */
export interface FirstMarket {
  player: Player;
  /** Whether its address asks for the market. */
  isRequested: boolean;
  message: Message | null;
}

/**
 * Analyses the market that the address asks for, or the one of the pictures, up to where the demo begins. In slices, as the
 * visitor waits for an answer to a press.
 */
export async function firstMarket(slices: Slices): Promise<FirstMarket> {
  const asked = readMarket(window.location.search);
  const isNone = asked === null || asked === 'unknown';
  const { number: market, kind } = isNone ? EXAMPLE_MARKET : asked;
  const message =
    asked === 'unknown'
      ? { text: say(words.market.wrong, { most: `${MAX_MARKET}`, market: `${market}` }) }
      : null;
  await slices.rest();
  const source = await simulatedSourceInSlices(market, kind, slices);
  await slices.rest();
  const player = createPlayer(source, FIRST_TIMEFRAME_MS, (bars, settings, ...rest) =>
    createRecording(bars, { ...settings, indicators: SOLD_INDICATORS }, ...rest),
  );
  while (player.current().progress !== null) {
    await slices.rest();
    player.tick(0, slices.isTimeUp);
  }
  return { player, isRequested: asked !== null, message };
}

/** The state of the running demo and what the visitor does with it. @param root its element: it stops out of sight */
export function useDemo(root: RefObject<HTMLElement | null>, first: FirstMarket) {
  const { player, snapshot } = usePlayer(() => first.player, useSeen(root));
  const [choices, change] = useReducer(
    (before: Choices, changes: Partial<Choices>): Choices => ({ ...before, ...changes }),
    {
      message: first.message,
      given: null,
      shown: FIRST_SHOWN,
      isNaive: true,
      version: 'early-swings',
      ...NEW_CHART,
      isCopied: false,
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

  useEffect(() => {
    if (!choices.isCopied) return;
    const timer = setTimeout(() => change({ isCopied: false }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [choices.isCopied]);

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
  const loadFile = useCallback(
    (source: Source) => {
      player.load(source);
      change(NEW_CHART);
      if (plays.current) player.act({ type: 'play' });
    },
    [player],
  );

  const market = readMarketName(snapshot.source.market ?? '');
  const named = market ?? EXAMPLE_MARKET;

  function loadMarket(market: NamedMarket): void {
    player.load(simulatedSource(market.number, market.kind));
    window.history.replaceState(window.history.state, '', withMarket(window.location.href, market));
    change({ message: null, given: null, ...NEW_CHART });
    if (canMove) player.act({ type: 'play' });
  }

  function loadOtherMarket(): void {
    loadMarket({ ...named, number: otherMarket(named.number, Math.random()) });
  }

  function setTimeframe(timeframe: number): void {
    player.setTimeframe(timeframe);
    change(NEW_CHART);
  }

  /** Points a mark out, on the chart too where its indicator is switched off; once more lets go of it. */
  function choose({ mark }: IndicatorEvent): void {
    player.act({ type: 'pause' });
    change({
      chosen: mark.id === choices.chosen?.id ? null : mark,
      isSaid: true,
      shown: { ...choices.shown, [INDICATOR_OF[mark.kind]]: true },
    });
  }

  async function copyLink(): Promise<void> {
    const url = new URL(withMarket(window.location.origin, named));
    url.hash = 'demo';
    // Where the clipboard is closed the visitor can copy it from the message.
    if (await copyText(url.href)) change({ isCopied: true });
    else change({ message: { text: url.href } });
  }

  return {
    player,
    snapshot,
    /** The simulated market that plays; null for a visitor's own. */
    market,
    choices,
    change,
    actions: {
      loadOtherMarket,
      loadKind: (kind: MarketKind) => loadMarket({ ...named, kind }),
      setTimeframe,
      choose,
      copyLink,
      readFile,
      loadFile,
    },
  };
}
