import { NO_EVENTS, run } from '@/engine/indicators/indicator';
import { type Bar, DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { createSessions, SESSION_DEFAULTS } from './sessions';
import { bar, line } from './testing/readable';

const step = 30 * MINUTE_MS;

const fresh = () => createSessions({ ...SESSION_DEFAULTS, step });

/** Lines of the log that contain `part`. */
const log = (part: string, bars: readonly Bar[], indicator = fresh()) =>
  run(indicator, bars)
    .map(line)
    .filter((text) => text.includes(part));

/** A London morning: an opening range from 9.5 to 11.5, then a rise to 13. */
const morning = [
  bar('2026-03-03T08:00Z', 10),
  bar('2026-03-03T08:30Z', 11),
  bar('2026-03-03T09:00Z', 11),
  bar('2026-03-03T09:30Z', 11, 12),
  bar('2026-03-03T10:00Z', 12, 13),
  bar('2026-03-03T11:30Z', 12),
];

describe('a session', () => {
  it('is known with its last bar, from its open to its close', () => {
    expect(log('session', morning)).toEqual(['2026-03-03T11:30 confirmed session London 9.5-13.5']);
    expect(run(fresh(), morning).find(({ mark }) => mark.kind === 'session')?.mark).toEqual({
      kind: 'session',
      id: `session:London:${Date.parse('2026-03-03T08:00Z')}`,
      knownAt: Date.parse('2026-03-03T11:30Z'),
      name: 'London',
      from: Date.parse('2026-03-03T08:00Z'),
      to: Date.parse('2026-03-03T12:00Z'),
      low: 9.5,
      high: 13.5,
    });
  });

  it('is known with the first bar after it where its last bar is missing', () => {
    const bars = [...morning.slice(0, 2), bar('2026-03-03T15:00Z', 20)];
    expect(log('session', bars)).toEqual(['2026-03-03T15:00 confirmed session London 9.5-11.5']);
  });

  it('is none on a day without bars in its hours', () => {
    const bars = [bar('2026-03-03T06:30Z', 10), bar('2026-03-04T06:30Z', 10)];
    expect(log('session', bars)).toEqual([]);
  });

  it('is in the making until it has ended', () => {
    const indicator = fresh();
    expect(indicator.developing()).toEqual([]);
    for (const fed of morning.slice(0, 2)) indicator.next(fed);
    expect(indicator.developing()).toEqual([
      {
        name: 'London',
        from: Date.parse('2026-03-03T08:00Z'),
        to: Date.parse('2026-03-03T12:00Z'),
        low: 9.5,
        high: 11.5,
      },
    ]);
    for (const fed of morning.slice(2)) indicator.next(fed);
    expect(indicator.developing()).toEqual([]);
  });

  it('opens an hour earlier in UTC once London has changed its clocks', () => {
    // Sunday 29 March 2026: the bar at 07:00 is in the session on the Monday after, not on the Friday before.
    const bars = ['2026-03-27', '2026-03-30'].flatMap((date) => [
      bar(`${date}T07:00Z`, 20),
      bar(`${date}T09:00Z`, 10),
    ]);
    expect(log('session', [...bars, bar('2026-03-30T11:00Z', 10)])).toEqual([
      '2026-03-30T07:00 confirmed session London 9.5-10.5',
      '2026-03-30T11:00 confirmed session London 9.5-20.5',
    ]);
  });
});

describe('an opening range', () => {
  it('spans the first hour of a session and breaks once, at the first close outside', () => {
    expect(log('opening-range', morning)).toEqual([
      '2026-03-03T08:30 confirmed opening-range London 9.5-11.5',
      '2026-03-03T09:30 broken opening-range London 9.5-11.5',
    ]);
  });

  it('is not broken by a wick', () => {
    const [first, second] = morning;
    if (!first || !second) throw new Error('no bars');
    const wick = { ...bar('2026-03-03T09:00Z', 11), high: 15, low: 5 };
    expect(log('broken', [first, second, wick])).toEqual([]);
  });

  it('is not broken after the close of its session', () => {
    const bars = [...morning.slice(0, 2), bar('2026-03-03T12:00Z', 20)];
    expect(log('broken', bars)).toEqual([]);
  });

  it('is judged on bars after the one that made it known', () => {
    const late = [bar('2026-03-03T08:00Z', 10), bar('2026-03-03T09:00Z', 20)];
    expect(log('opening-range', late)).toEqual([
      '2026-03-03T09:00 confirmed opening-range London 9.5-10.5',
    ]);
    expect(log('broken', [...late, bar('2026-03-03T09:30Z', 20)])).toHaveLength(1);
  });

  it('lasts as long as its session at most', () => {
    const whole = createSessions({ ...SESSION_DEFAULTS, step, openingMinutes: 600 });
    expect(log('opening-range', morning, whole)).toEqual([
      '2026-03-03T11:30 confirmed opening-range London 9.5-13.5',
    ]);
  });

  it('is left out where a bar is longer than it', () => {
    const short = createSessions({ ...SESSION_DEFAULTS, step, openingMinutes: 15 });
    expect(log('opening-range', morning, short)).toEqual([]);
    expect(log('session', morning, fresh())).toHaveLength(1);
  });
});

describe('long bars', () => {
  /** Kinds and names that 30 days of bars of one length give. */
  const kinds = (length: number) => {
    const bars = Array.from({ length: (30 * DAY_MS) / length }, (_, index) => ({
      ...bar('2026-03-02T00:00Z', 10 + (index % 3)),
      time: Date.parse('2026-03-02T00:00Z') + index * length,
    }));
    const log = run(createSessions({ ...SESSION_DEFAULTS, step: length }), bars);
    return new Set(log.map(({ mark }) => (mark.kind === 'level' ? mark.name : mark.kind)));
  };

  it('give sessions up to an hour', () => {
    expect(kinds(HOUR_MS)).toContain('session');
    expect([...kinds(2 * HOUR_MS)].join()).not.toMatch(/session|opening|Asia/);
  });

  it('give levels of longer periods only', () => {
    expect([...kinds(2 * HOUR_MS)].join()).toMatch(/previous day high/);
    expect([...kinds(DAY_MS)]).toEqual(['week open', 'previous week high', 'previous week low']);
    expect([...kinds(7 * DAY_MS)]).toEqual([]);
  });
});

it('gives the same empty list whenever nothing became known', () => {
  const indicator = fresh();
  indicator.next(bar('2026-03-03T10:00Z', 10));
  expect(indicator.next(bar('2026-03-03T10:30Z', 10))).toBe(NO_EVENTS);
});
