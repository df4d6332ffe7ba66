import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { localTime } from './testing/local-time';
import { TRADING_SESSIONS, type TradingSession, windowAt } from './trading-sessions';

/** Hours UTC of each session's window on a date: `London 08:00-12:00`. */
function windowsOn(date: string): string[] {
  const clock = (time: number) => new Date(time).toISOString().slice(11, 16);
  return TRADING_SESSIONS.map((session) => {
    const { from, to } = windowAt(session, Date.parse(date));
    return `${session.name} ${clock(from)}-${clock(to)}`;
  });
}

it.each([
  ['winter', '2026-03-06', '08:00-12:00', '13:00-18:00'],
  ['the weeks in which only New York has changed', '2026-03-09', '08:00-12:00', '12:00-17:00'],
  ['the last of these days', '2026-03-27', '08:00-12:00', '12:00-17:00'],
  ['summer', '2026-03-30', '07:00-11:00', '12:00-17:00'],
  ['the end of summer', '2026-10-23', '07:00-11:00', '12:00-17:00'],
  ['the week in which only London has changed back', '2026-10-26', '08:00-12:00', '12:00-17:00'],
  ['winter again', '2026-11-02', '08:00-12:00', '13:00-18:00'],
])('keeps to local hours in %s (%s)', (_, date, london, newYork) => {
  expect(windowsOn(date)).toEqual(['Asia 00:00-06:00', `London ${london}`, `New York ${newYork}`]);
});

it('opens and closes at the local times of its session on every day of ten years', () => {
  const first = Date.parse('2024-01-01');
  for (const { name, zone, opens, closes } of TRADING_SESSIONS) {
    const wrong: string[] = [];
    for (let date = first; date < first + 3653 * DAY_MS; date += DAY_MS) {
      const { from, to } = windowAt({ name, zone, opens, closes }, date);
      const [opened, closed] = [localTime(zone, from) % DAY_MS, localTime(zone, to) % DAY_MS];
      if (opened !== opens || closed !== closes)
        wrong.push(`${name} on ${new Date(date).toISOString()}: ${opened} to ${closed}`);
    }
    expect(wrong).toEqual([]);
  }
});

it('has sessions that never overlap', () => {
  const first = Date.parse('2026-01-01');
  for (let date = first; date < first + 365 * DAY_MS; date += DAY_MS) {
    const windows = TRADING_SESSIONS.map((session) => windowAt(session, date));
    const overlapping = windows.filter(
      ({ to }, index) => (windows[index + 1]?.from ?? Infinity) < to,
    );
    expect(overlapping).toEqual([]);
  }
});

const london: TradingSession = {
  name: 'London',
  zone: 'London',
  opens: 8 * HOUR_MS,
  closes: 12 * HOUR_MS,
};

it('gives the window that a time is in, to its last minute, and then the next', () => {
  const opening = Date.parse('2026-03-03T08:00Z');
  const at = (time: string) => windowAt(london, Date.parse(time)).from;
  expect(at('2026-03-03T00:00Z')).toBe(opening);
  expect(at('2026-03-03T08:00Z')).toBe(opening);
  expect(at('2026-03-03T11:59Z')).toBe(opening);
  expect(at('2026-03-03T12:00Z')).toBe(opening + DAY_MS);
});

it('looks ahead over the night in which clocks change', () => {
  const evening = Date.parse('2026-03-28T20:00Z');
  expect(windowAt(london, evening).from).toBe(Date.parse('2026-03-29T07:00Z'));
});

it('opens by the new clock on the morning of the change', () => {
  // At 02:00 on 8 March 2026, 07:00 UTC, the clocks of New York go to 03:00.
  const early: TradingSession = {
    ...{ name: 'early', zone: 'New York' },
    ...{ opens: 3 * HOUR_MS, closes: 4 * HOUR_MS },
  };
  const change = Date.parse('2026-03-08T07:00Z');
  expect(windowAt(early, change - HOUR_MS)).toEqual({ from: change, to: change + HOUR_MS });
  expect(windowAt(early, change + 30 * MINUTE_MS)).toEqual({ from: change, to: change + HOUR_MS });
});
