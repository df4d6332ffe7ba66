import { fireEvent, render, screen } from '@testing-library/react';
import { glossary, demoWords as words } from '@/content/demo';
import { confirmed, type IndicatorEvent, type Mark } from '@/engine/indicators/indicator';
import { createSuite } from '@/engine/indicators/suite';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import type { Player } from '@/engine/replay/player';
import type { Recording } from '@/engine/replay/recording';
import { FIRST_SHOWN, type Shown } from '@/engine/replay/scenes';
import { run } from '@/engine/testing/expectations';
import { SWING, TREND } from '@/engine/testing/marks';
import { fill } from '@/lib/text/fill';
import { barWords, EventFeed, eventWords, knownWords, termOf } from './event-list';

const time = Date.UTC(2026, 2, 5, 14, 35);
const known = { id: 'one', at: time, knownAt: time, from: time };
const prices = { low: 1.08, high: 1.09 };
const broken = { ...known, kind: 'break', price: 1.08421, direction: 'up', label: 'BOS' } as const;
const two = { digits: 2, characters: 4 };
const four = { digits: 4, characters: 6 };
const level: Mark = { ...known, kind: 'level', name: 'day open', price: 1.5 };

describe('the words of an event', () => {
  const settings = { step: BASE_STEP_MS, timeframe: 15 * MINUTE_MS };
  const log = run(createSuite(settings), simulatedMarket(2124, 4000));
  const kindOf = ({ type, mark }: IndicatorEvent) => `${type} ${mark.kind}`;

  it('are there for every kind of event of a market, but marks that merely replaced others', () => {
    const silent = log.filter((event) => eventWords(event, four) === null);
    expect(silent).toEqual(log.filter(({ type }) => type === 'replaced'));
    expect(silent.length).toBeGreaterThan(0);
  });

  it('are all asked for by some event of a market, and filled in', () => {
    const asked = new Set(log.map(kindOf));
    expect(Object.keys(words.sentences).filter((kind) => !asked.has(kind))).toEqual([]);
    const said = log.flatMap((event) => eventWords(event, four) ?? []);
    expect(said.filter((text) => /undefined|null|NaN|[{}]|\s\s|^\s|\s$/.test(text))).toEqual([]);
    expect(said.length).toBeGreaterThan(1000);
  });

  const { sentences, directions, breaks, sides, drawing } = words;
  const zone: Mark = { ...known, ...prices, kind: 'zone', side: 'supply', timeframe: 4 * HOUR_MS };
  const turned: Mark = { ...broken, direction: 'down', label: 'CHoCH' };
  const swing: Mark = { ...SWING, ...known, time, price: 1.08421, label: '' };
  const trend = { ...TREND, ...known };
  const price = (units: string, decimals: string) => `${units}${drawing.decimal}${decimals}`;
  const [low, high, at] = [price('1', '0800'), price('1', '0900'), price('1', '0842')];
  const breakOf = (direction: string, name: string) => ({ direction, name, price: at });
  const zoneOf = { timeframe: '4h', side: sides.supply, low, high };
  const levelOf = { name: drawing.levels['day open'].name, price: price('1', '5000') };
  const swingOf = { side: sides.high, label: '', price: at };
  const trendOf = {
    timeframe: '1h',
    direction: directions.flat,
    structure: directions.flat,
    average: sides.unknown,
  };

  it.each<[kind: keyof typeof sentences, Mark, values: Record<string, string>]>([
    ['confirmed break', broken, breakOf(directions.up, breaks.BOS)],
    ['confirmed break', turned, breakOf(directions.down, breaks.CHoCH)],
    ['touched zone', zone, zoneOf],
    ['confirmed level', level, levelOf],
    ['confirmed swing', swing, swingOf],
    ['confirmed trend', trend, trendOf],
  ])('say it with the values of the mark: %s', (kind, mark, values) => {
    const type = kind.split(' ')[0] as IndicatorEvent['type'];
    const sentence = sentences[kind] as string;
    expect(eventWords({ type, at: time, knownAt: time, mark }, four)).toBe(
      fill(sentence, values as never),
    );
  });
});

describe('the list', () => {
  const gap = (bar: number): Mark => ({
    ...known,
    ...prices,
    kind: 'gap',
    direction: 'up',
    id: `gap:${bar}`,
    at: time + bar * MINUTE_MS,
    knownAt: time + (bar + 1) * MINUTE_MS,
  });
  const filled: IndicatorEvent = {
    type: 'filled',
    at: time + 9 * MINUTE_MS,
    knownAt: time + 10 * MINUTE_MS,
    mark: gap(0),
  };

  /** Shows a player at rest whose log this is. */
  function show(
    events: readonly IndicatorEvent[],
    chosen: string | null = null,
    shown: Shown = FIRST_SHOWN,
    timeframe = MINUTE_MS,
  ) {
    const latest: Recording['latest'] = (_, count, isWanted) =>
      events.filter(isWanted).slice(-count);
    const recording = { latest };
    const replay = { isPlaying: false };
    const state = { recording, position: 1, replay, source: { prices: two }, timeframe };
    const player = { snapshot: () => state, subscribe: () => () => {} } as unknown as Player;
    const onChoose = jest.fn();
    render(<EventFeed player={player} shown={shown} chosen={chosen} onChoose={onChoose} />);
    return onChoose;
  }
  const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  const row = (event: IndicatorEvent, bar: string, step = MINUTE_MS) =>
    `${knownWords(event.knownAt, step)}${eventWords(event, two)}${fill(words.feed.bar, { bar })}`;

  it('tells what became known and when, newest first, and hands over what is chosen', () => {
    const onChoose = show([confirmed(gap(0)), filled]);
    expect(items()).toEqual([row(filled, '14:44'), row(confirmed(gap(0)), '14:35')]);
    fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    expect(onChoose.mock.calls).toEqual([[filled]]);
  });

  it('tells of indicators that are switched on, of nothing without words, and says so of nothing', () => {
    const events: IndicatorEvent[] = [
      confirmed(level),
      { type: 'replaced', at: time, knownAt: time, mark: gap(0) },
    ];
    show(events);
    expect(items()).toEqual([]);
    expect(screen.getByText(words.feed.empty)).toBeInTheDocument();
    show(events, null, { ...FIRST_SHOWN, sessions: true });
    expect(items()).toEqual([row(confirmed(level), '14:35')]);
  });

  it.each([
    ['another day', 4 * HOUR_MS, time - DAY_MS, time],
    ['a chart of days', DAY_MS, time - 3 * DAY_MS, time],
    ['a chart of months', 31 * DAY_MS, Date.UTC(2026, 0, 1), Date.UTC(2026, 2, 1)],
  ])('says the day of both times on %s', (_, step, at, knownAt) => {
    const swing = { ...SWING, price: 1.5, time: at, at: knownAt - step, knownAt };
    show([confirmed(swing)], null, FIRST_SHOWN, step);
    expect(items()).toEqual([row(confirmed(swing), barWords(at, step), step)]);
    expect(items()[0]).toContain(String(new Date(knownAt).getUTCDate()));
    expect(items()[0]).toContain(words.drawing.months[new Date(at).getUTCMonth()]);
  });

  it('leaves out rows of the trend table until they are asked for, and is cut after that', () => {
    const row = { ...TREND, ...known };
    const rows = Array.from({ length: 99 }, (_, bar) => confirmed({ ...row, id: `trend:${bar}` }));
    show([confirmed(gap(0)), ...rows]);
    expect(items()).toHaveLength(1);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'everything' } });
    expect(items()).toHaveLength(24);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'fvg' } });
    expect(items()).toHaveLength(1);
  });

  it('marks what is said of the mark that is pointed out', () => {
    show([confirmed(gap(0)), confirmed(gap(1))], 'gap:1');
    const pressed = screen.getAllByRole('button').map((button) => button.ariaPressed);
    expect(pressed).toEqual(['true', 'false']);
  });
});

describe('the term of a mark', () => {
  it('is an entry of the glossary for every mark of a market', () => {
    const suite = createSuite({ step: BASE_STEP_MS, timeframe: 15 * MINUTE_MS });
    const terms = new Set(run(suite, simulatedMarket(2124, 4000)).map(({ mark }) => termOf(mark)));
    // All but the word for what the indicators do not do.
    const explained = glossary.map(({ id }) => id).filter((id) => id !== 'repainting');
    expect([...terms].sort()).toEqual(explained.sort());
  });

  it('tells a break of structure from a change of character', () => {
    const broken = {
      kind: 'break',
      id: '',
      at: 0,
      knownAt: 0,
      from: 0,
      price: 1,
      direction: 'up',
    } as const;
    const marks: Mark[] = [
      { ...broken, label: 'BOS' },
      { ...broken, label: 'CHoCH' },
    ];
    expect(marks.map(termOf)).toEqual(['bos', 'choch']);
  });
});
