import type { Scene } from '@/engine/chart/scene';
import { type Shown, suiteScene } from '@/engine/chart/suite-scene';
import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { createRecording } from '@/engine/replay/recording';

const everything: Shown = { 'smart-money': true, zones: true, sessions: true };

/** Bars of 5 minutes that a market is played for at most: beyond the first weekend. */
const mostBars = 1600;

/**
 * Plays a simulated market.
 *
 * @returns its chart when a part of it has closed, with as many bars as there is room for
 */
export function playedMarket(
  seed: number,
  timeframe = 15 * MINUTE_MS,
): (part: number, room: number, shown?: Shown) => Scene {
  const market = simulatedMarket(seed, timeframe === HOUR_MS ? 2 * mostBars : mostBars);
  const recording = createRecording(market, { step: BASE_STEP_MS, timeframe });
  const { bars } = recording;
  return (part, room, shown = everything) => {
    const position = Math.max(1, Math.round(part * bars.length));
    recording.advance(position, () => false);
    const titles = [`Simulated market ${seed}, UTC`, 'Simulated'];
    const frame = { bars, step: timeframe, digits: 4, room, titles };
    return suiteScene(frame, recording.at(position, 0), shown);
  };
}
