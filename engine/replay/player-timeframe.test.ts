import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { createPlayer, type Player } from './player';
import { shortSource } from './testing/short-source';
import { unlimited } from './testing/time-limits';

/** Bars of 15 minutes that have closed when the short source begins. */
const start = 100;

/** Milliseconds that one bar takes at the speed that a demo begins with. */
const perBar = 250;

/** @returns a player whose analysis has come to where it begins */
function ready(): Player {
  const player = createPlayer(shortSource(), 15 * MINUTE_MS);
  player.tick(0, unlimited);
  return player;
}

describe('another timeframe', () => {
  it.each([
    [5 * MINUTE_MS, 3 * start],
    [HOUR_MS, start / 4],
  ])('of %d ms shows the market at the same time', (timeframe, position) => {
    const player = ready();
    player.setTimeframe(timeframe);
    player.tick(0, unlimited);
    expect(player.current()).toMatchObject({ timeframe, position, progress: null });
    const closes = (player.current().recording.bars[position - 1]?.time ?? 0) + timeframe;
    expect(closes).toBe((player.current().source.bars[299]?.time ?? 0) + 5 * MINUTE_MS);
  });

  it('shows no bar that has not closed by then', () => {
    const player = ready();
    player.act({ type: 'step', by: 1 });
    player.setTimeframe(HOUR_MS);
    player.tick(0, unlimited);
    expect(player.current().position).toBe(start / 4);
  });

  it('comes back to the same bar', () => {
    const player = ready();
    for (const timeframe of [5 * MINUTE_MS, 15 * MINUTE_MS]) {
      player.setTimeframe(timeframe);
      player.tick(0, unlimited);
    }
    expect(player.current().position).toBe(start);
  });

  it('goes on playing', () => {
    const player = ready();
    player.act({ type: 'play' });
    player.setTimeframe(5 * MINUTE_MS);
    for (let frame = 0; frame < 3; frame++) player.tick(perBar, unlimited);
    expect(player.current()).toMatchObject({ position: 302, replay: { isPlaying: true } });
  });

  it('changes nothing where it is the one that is shown', () => {
    const player = ready();
    const before = player.current();
    player.setTimeframe(15 * MINUTE_MS);
    expect(player.current()).toBe(before);
  });
});
