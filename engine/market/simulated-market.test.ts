import type { Bar } from './bar';
import { BASE_STEP_MS, simulatedMarket } from './simulated-market';

function checksum(of: readonly Bar[]): string {
  let hash = 0x811c9dc5;
  for (const { time, open, high, low, close, volume } of of) {
    const ticks = [open, high, low, close].map((price) => Math.round(price * 100_000));
    for (const value of [time / BASE_STEP_MS, ...ticks, volume]) {
      hash = Math.imul(hash ^ value, 0x01000193);
    }
  }
  return (hash >>> 0).toString(16);
}

it('the simulated market is the same on every machine', () => {
  expect(checksum(simulatedMarket(1, 5000))).toBe('93036194');
});
