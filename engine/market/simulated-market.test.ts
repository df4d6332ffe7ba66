import { localTime } from '#testing/oracle';
import { fc, numRuns } from '#testing/properties';
import { type Bar, HOUR_MS, MINUTE_MS } from './bar';
import { BASE_STEP_MS, simulatedMarket } from './simulated-market';
import { OFFSET_OF, type ZoneName } from './trading-hours';

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

const ZONE_IDS = { Tokyo: 'Asia/Tokyo', London: 'Europe/London', 'New York': 'America/New_York' };

it.each(Object.entries(ZONE_IDS))(
  'computes local time in %s under daylight saving rules since 1970',
  (zone, timeZone) => {
    const anyTime = fc.integer({
      min: Date.parse('1970-01-05') / MINUTE_MS,
      max: Date.parse('2040-01-01') / MINUTE_MS,
    });
    fc.assert(
      fc.property(anyTime, (minutes) => {
        const time = minutes * MINUTE_MS;
        expect(time + OFFSET_OF[zone as ZoneName](time)).toBe(localTime(timeZone, time));
      }),
      {
        numRuns,
        examples: ['1974-02-01', '1986-04-15', '1987-04-15', '2006-03-25', '2006-10-30'].map(
          (day): [number] => [(Date.parse(day) + 12 * HOUR_MS) / MINUTE_MS],
        ),
      },
    );
  },
);
