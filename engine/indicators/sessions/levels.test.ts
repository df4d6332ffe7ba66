import { run } from '@/engine/indicators/indicator';
import { type Bar, MINUTE_MS } from '@/engine/market/bar';
import { createSessions, SESSION_DEFAULTS } from './sessions';
import { bar, line } from './testing/readable';

const fresh = () => createSessions({ ...SESSION_DEFAULTS, step: 30 * MINUTE_MS });

/** Lines of the log that contain `part`. */
const log = (part: string, bars: readonly Bar[]) =>
  run(fresh(), bars)
    .map(line)
    .filter((text) => text.includes(part));

describe('a level', () => {
  const yesterday = [
    bar('2026-03-03T06:00Z', 10),
    bar('2026-03-03T07:00Z', 12),
    bar('2026-03-03T07:30Z', 12),
  ];

  it('is known with the last bar of its day, and starts where price first made it', () => {
    const last = bar('2026-03-03T23:30Z', 11);
    expect(log('previous day', [...yesterday, last])).toEqual([
      '2026-03-03T23:30 confirmed level previous day high 12.5',
      '2026-03-03T23:30 confirmed level previous day low 9.5',
    ]);
    const high = run(fresh(), [...yesterday, last]).find(
      ({ mark }) => mark.kind === 'level' && mark.name === 'previous day high',
    );
    expect(high?.mark).toMatchObject({
      id: `level:previous day high:${last.time}`,
      from: Date.parse('2026-03-03T07:00Z'),
    });
  });

  it('is known with the first bar of a later day where the last bar of its day is missing', () => {
    expect(log('day high', [...yesterday, bar('2026-03-05T10:00Z', 11)])).toEqual([
      '2026-03-05T10:00 confirmed level previous day high 12.5',
    ]);
  });

  it('is taken by the first bar that trades beyond it, not by one that only reaches it', () => {
    const today = [12, 12, 13, 14].map((price, index) => bar(`2026-03-04T0${index}:00Z`, price));
    expect(log('day high', [...yesterday, ...today])).toEqual([
      '2026-03-04T00:00 confirmed level previous day high 12.5',
      '2026-03-04T02:00 taken level previous day high 12.5',
    ]);
  });

  it('gives way to the next of its name, after being taken on the same bar', () => {
    const bars = [
      ...yesterday,
      bar('2026-03-03T23:30Z', 11),
      bar('2026-03-04T23:30Z', 20),
      bar('2026-03-05T01:00Z', 19),
    ];
    expect(log('day high', bars)).toEqual([
      '2026-03-03T23:30 confirmed level previous day high 12.5',
      '2026-03-04T23:30 taken level previous day high 12.5',
      '2026-03-04T23:30 replaced level previous day high 12.5',
      '2026-03-04T23:30 confirmed level previous day high 20.5',
    ]);
  });

  it('of the week counts from Monday 00:00 UTC', () => {
    const bars = [
      bar('2026-03-06T10:00Z', 10),
      bar('2026-03-08T10:00Z', 30),
      bar('2026-03-09T00:00Z', 20),
      bar('2026-03-09T00:30Z', 20, 9),
    ];
    expect(log('week', bars)).toEqual([
      '2026-03-06T10:00 confirmed level week open 10',
      '2026-03-09T00:00 confirmed level previous week high 30.5',
      '2026-03-09T00:00 confirmed level previous week low 9.5',
      '2026-03-09T00:00 replaced level week open 10',
      '2026-03-09T00:00 confirmed level week open 20',
      '2026-03-09T00:30 taken level previous week low 9.5',
    ]);
  });

  it('of Asia is known when its session has ended', () => {
    const bars = [bar('2026-03-03T00:00Z', 10), bar('2026-03-03T05:30Z', 12)];
    expect(log('Asia', bars)).toEqual([
      '2026-03-03T05:30 confirmed opening-range Asia 9.5-10.5',
      '2026-03-03T05:30 confirmed session Asia 9.5-12.5',
      '2026-03-03T05:30 confirmed level Asia high 12.5',
      '2026-03-03T05:30 confirmed level Asia low 9.5',
    ]);
  });

  it('at the open of a day is the first price of its first bar, and is never taken', () => {
    const bars = [bar('2026-03-03T10:00Z', 10, 11), bar('2026-03-03T10:30Z', 20)];
    expect(log('day open', bars)).toEqual(['2026-03-03T10:00 confirmed level day open 10']);
  });
});
