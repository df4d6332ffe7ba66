import { HOUR_MS } from '@/engine/market/bar';
import type { Player } from './player';
import { finishedPlayer, newPlayer } from './testing/players';
import { shortSource } from './testing/short-source';
import { timeFor, unlimited } from './testing/time-limits';

describe('the audit', () => {
  it('is done once the replay rests, in as many frames as it needs', () => {
    const player = newPlayer();
    player.tick(0, unlimited);
    expect(player.current().audit).toBeNull();
    player.tick(0, timeFor(299));
    expect(player.current().audit).toBeNull();
    player.tick(0, timeFor(299));
    expect(player.current().audit).toEqual({
      events: player.current().recording.log(100).length,
      different: 0,
    });
  });

  it('keeps the player busy until it is through', () => {
    const player = newPlayer();
    expect(player.isBusy()).toBe(true);
    player.tick(0, unlimited);
    expect(player.isBusy()).toBe(true);
    player.tick(0, unlimited);
    expect(player.isBusy()).toBe(false);
  });

  it('is not done while it plays', () => {
    const player = finishedPlayer();
    player.act({ type: 'play' });
    for (let frame = 0; frame < 5; frame++) player.tick(16, unlimited);
    expect(player.isBusy()).toBe(true);
    expect(player.current().audit).toBeNull();
  });

  it.each<[what: string, (player: Player) => void, position: number]>([
    ['a step', (player) => player.act({ type: 'step', by: -10 }), 90],
    ['another timeframe', (player) => player.setTimeframe(HOUR_MS), 25],
    ['another market', (player) => player.load(shortSource({ market: 3, start: 60 })), 20],
  ])('is done anew after %s, for what is shown then', (_, change, position) => {
    const player = finishedPlayer();
    change(player);
    expect(player.current().audit).toBeNull();
    expect(player.isBusy()).toBe(true);
    player.tick(0, unlimited);
    player.tick(0, unlimited);
    const { recording, audit } = player.current();
    expect(player.current().position).toBe(position);
    expect(audit).toEqual({ events: recording.log(position).length, different: 0 });
    expect(player.isBusy()).toBe(false);
  });

  it('starts over where the replay moved on before it was through', () => {
    const player = newPlayer();
    player.tick(0, unlimited);
    player.tick(0, timeFor(50));
    player.act({ type: 'step', by: 10 });
    player.tick(0, unlimited);
    player.tick(0, unlimited);
    const { recording, audit } = player.current();
    expect(audit?.events).toBe(recording.log(110).length);
  });
});
