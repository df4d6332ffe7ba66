import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { glossary, demoWords as words } from '@/content/demo';
import { confirmed, type IndicatorEvent, type Mark } from '@/engine/indicators/indicator';
import { createSuite } from '@/engine/indicators/suite';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import type { Player } from '@/engine/replay/player';
import { createRecording, type Recording } from '@/engine/replay/recording';
import { FIRST_SHOWN, type Shown } from '@/engine/replay/scenes';
import { run } from '@/engine/testing/expectations';
import { SWING } from '@/engine/testing/marks';
import { EVERYTHING, unlimited } from '@/engine/testing/replay';
import { fill } from '@/lib/text/fill';
import type { Choices } from './use-demo';
import { barWords, EventList, eventWords, knownWords, termOf } from './workbench';

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

  it('are there for every kind of event of a market, but what merely replaced others or comes with every bar', () => {
    const silent = log.filter((event) => eventWords(event, four) === null);
    const isFrequent = ({ kind }: Mark) => kind === 'trend' || kind === 'dealing-range';
    expect(silent).toEqual(log.filter(({ type, mark }) => type === 'replaced' || isFrequent(mark)));
    expect(silent.length).toBeGreaterThan(0);
  });

  it('are all asked for by some event of a market, and filled in', () => {
    const asked = new Set(log.map(kindOf));
    expect(Object.keys(words.sentences).filter((kind) => !asked.has(kind))).toEqual([]);
    const said = log.flatMap((event) => eventWords(event, four) ?? []);
    expect(said.filter((text) => /undefined|null|NaN|[{}]|\s\s|^\s|\s$/.test(text))).toEqual([]);
    expect(said.length).toBeGreaterThan(500);
  });

  const { sentences, directions, breaks, sides, drawing } = words;
  const zone: Mark = { ...known, ...prices, kind: 'zone', side: 'supply', timeframe: 4 * HOUR_MS };
  const turned: Mark = { ...broken, direction: 'down', label: 'CHoCH' };
  const swing: Mark = { ...SWING, ...known, time, price: 1.08421, label: '' };
  const price = (units: string, decimals: string) => `${units}${drawing.decimal}${decimals}`;
  const [low, high, at] = [price('1', '0800'), price('1', '0900'), price('1', '0842')];
  const breakOf = (direction: string, name: string) => ({ direction, name, price: at });
  const zoneOf = { timeframe: '4h', side: sides.supply, low, high };
  const levelOf = { name: drawing.levels['day open'].name, price: price('1', '5000') };
  const swingOf = { side: sides.high, label: '', price: at };

  it.each<[kind: keyof typeof sentences, Mark, values: Record<string, string>]>([
    ['confirmed break', broken, breakOf(directions.up, breaks.BOS)],
    ['confirmed break', turned, breakOf(directions.down, breaks.CHoCH)],
    ['touched zone', zone, zoneOf],
    ['confirmed level', level, levelOf],
    ['confirmed swing', swing, swingOf],
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
    chosen: Choices['chosen'] = null,
    shown: Shown = FIRST_SHOWN,
    timeframe = MINUTE_MS,
  ) {
    const latest: Recording['latest'] = (_, count, isWanted) =>
      events.filter(isWanted).slice(-count);
    const recording = { latest, at: () => ({ markStates: [] }) };
    const replay = { isPlaying: false };
    const state = { recording, position: 1, replay, source: { prices: two }, timeframe };
    const player = { snapshot: () => state, subscribe: () => () => {} } as unknown as Player;
    const onChoose = jest.fn();
    render(<EventList player={player} choices={{ shown, chosen }} onChoose={onChoose} />);
    return onChoose;
  }
  const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  const row = (event: IndicatorEvent, bar: string, step = MINUTE_MS) =>
    `${knownWords(event.knownAt, step)}${eventWords(event, two)}${fill(words.workbench.barOf, { bar })}`;

  const zones: Shown = { ...FIRST_SHOWN, zones: true };

  it('tells what became known and when, newest first, and hands over what is chosen', () => {
    const onChoose = show([confirmed(gap(0)), filled], null, zones);
    expect(items()).toEqual([row(filled, '14:44'), row(confirmed(gap(0)), '14:35')]);
    fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    expect(onChoose.mock.calls).toEqual([[expect.stringContaining('filled'), filled.mark]]);
  });

  it('tells of layers that are shown, of nothing without words, and says so of nothing', () => {
    const events: IndicatorEvent[] = [
      confirmed(level),
      { type: 'replaced', at: time, knownAt: time, mark: gap(0) },
    ];
    show(events);
    expect(items()).toEqual([]);
    expect(screen.getByText(words.workbench.empty)).toBeInTheDocument();
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

  it('has each event of the log that has words, none missing and none else', () => {
    const recording = createRecording(simulatedMarket(9, 900), {
      step: BASE_STEP_MS,
      timeframe: BASE_STEP_MS,
    });
    for (const position of [300, 600, 900]) {
      recording.advance(position, unlimited);
      const told = recording
        .log(position)
        .filter(({ type, mark }) => `${type} ${mark.kind}` in words.sentences);
      show(recording.log(position), null, EVERYTHING);
      const wanted = told.slice(-24).reverse();
      expect(items()).toHaveLength(wanted.length);
      for (const [place, event] of wanted.entries()) {
        const clock = new Date(event.knownAt).toISOString().slice(11, 16);
        expect(items()[place]).toContain(`${clock}${eventWords(event, two)}`);
      }
      cleanup();
    }
  });

  it('is cut after so many', () => {
    show(
      Array.from({ length: 99 }, (_, bar) => confirmed(gap(bar))),
      null,
      zones,
    );
    expect(items()).toHaveLength(24);
  });

  it('explains the entry that is open directly below it, and no other of its mark', () => {
    const [entry, mark] = [`confirmed gap:0 ${time}`, gap(0)];
    show([confirmed(gap(0)), filled], { entry, mark }, zones);
    const open = screen.getAllByRole('button').map((button) => button.ariaExpanded);
    expect(open).toEqual(['false', 'true']);
    const rule = glossary.find(({ id }) => id === 'fvg');
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(rule?.meaning ?? '');
  });
});

describe('the term of a mark', () => {
  it('is an entry of the glossary for every mark that is listed, and there are no others', () => {
    const suite = createSuite({ step: BASE_STEP_MS, timeframe: 15 * MINUTE_MS });
    const terms = new Set(
      run(suite, simulatedMarket(2124, 4000))
        .filter((event) => eventWords(event, four) !== null)
        .map(({ mark }) => termOf(mark)),
    );
    const explained = glossary.map(({ id }): string => id);
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
