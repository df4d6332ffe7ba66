import { cleanup, render, screen } from '@testing-library/react';
import { withTexts } from '@/components/landing/demo/testing/texts';
import { confirmed, type IndicatorEvent, type Mark } from '@/engine/indicators/indicator';
import { createWholeSuite } from '@/engine/indicators/whole-suite';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import type { Player } from '@/engine/replay/player';
import { createRecording, type Recording } from '@/engine/replay/recording';
import { FIRST_SHOWN, type Shown } from '@/engine/replay/scenes';
import { run } from '@/engine/testing/expectations';
import { SWING } from '@/engine/testing/marks';
import { EVERYTHING, SETTINGS, unlimited } from '@/engine/testing/replay';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import { barWords, EventList, eventWords, knownWords, termOf } from './event-list';
import type { Choices } from './use-demo';

const { demoDetails, demoWords, glossary } = content;
const { list: texts } = demoDetails;
const time = Date.UTC(2026, 2, 5, 14, 35);
const known = { id: 'one', at: time, knownAt: time, from: time };
const prices = { low: 1.08, high: 1.09 };
const form = { digits: 4, characters: 6 };
const level: Mark = { ...known, kind: 'level', name: 'day open', price: 1.5 };

describe('event words', () => {
  const settings = { step: BASE_STEP_MS, timeframe: 15 * MINUTE_MS };
  const log = run(createWholeSuite(settings), simulatedMarket(2124, 4000));
  const listed = log.filter((event) => eventWords(content, event, form) !== null);

  it('omit replacements, trends and dealing ranges', () => {
    const isFrequent = ({ kind }: Mark) => kind === 'trend' || kind === 'dealing-range';
    const silent = log.filter((event) => !listed.includes(event));
    expect(silent).toEqual(log.filter(({ type, mark }) => type === 'replaced' || isFrequent(mark)));
    expect(listed.length).toBeGreaterThan(500);
  });

  it('use every sentence and every term, with all values filled in', () => {
    const kinds = new Set(listed.map(({ type, mark }) => `${type} ${mark.kind}`));
    expect([...kinds].sort()).toEqual(Object.keys(texts.sentences).sort());
    const said = listed.map((event) => eventWords(content, event, form) ?? '');
    expect(said.filter((text) => /undefined|null|NaN|[{}]|\s\s|^\s|\s$/.test(text))).toEqual([]);
    const terms = new Set(listed.map(({ mark }) => termOf(content, mark)));
    expect([...terms].sort()).toEqual(Object.values(glossary).sort());
  });

  it("have the mark's values", () => {
    const { sentences, directions, breaks, sides } = texts;
    const zone: Mark = {
      ...known,
      ...prices,
      kind: 'zone',
      side: 'supply',
      timeframe: 4 * HOUR_MS,
    };
    const turned: Mark = {
      ...{ ...known, kind: 'break', price: 1.08421 },
      ...{ direction: 'down', label: 'CHoCH' },
    };
    const textOf = (type: IndicatorEvent['type'], mark: Mark) =>
      eventWords(content, { type, at: time, knownAt: time, mark }, form);
    const price = (text: string) => text.replace('.', demoWords.drawing.decimal);
    const edges = { low: price('1.0800'), high: price('1.0900') };
    const values = { timeframe: '4h', side: sides.supply, ...edges };
    expect(textOf('touched', zone)).toBe(fill(sentences['touched zone'], values));
    const broken = { direction: directions.down, name: breaks.CHoCH, price: price('1.0842') };
    expect(textOf('confirmed', turned)).toBe(fill(sentences['confirmed break'], broken));
  });
});

describe('the list', () => {
  const gap = (bar: number): Mark => ({
    ...{ ...known, ...prices, kind: 'gap', direction: 'up', id: `gap:${bar}` },
    at: time + bar * MINUTE_MS,
    knownAt: time + (bar + 1) * MINUTE_MS,
  });
  const filled: IndicatorEvent = {
    ...{ type: 'filled', mark: gap(0) },
    at: time + 9 * MINUTE_MS,
    knownAt: time + 10 * MINUTE_MS,
  };
  const zones: Shown = { ...FIRST_SHOWN, zones: true };

  /** Shows a paused player's list with this log. */
  function show(
    events: readonly IndicatorEvent[],
    shown = zones,
    chosen: Choices['chosen'] = null,
    timeframe = MINUTE_MS,
  ) {
    const latest: Recording['latest'] = (_, count, isWanted) =>
      events.filter(isWanted).slice(-count);
    const recording = { latest, at: () => ({ markStates: [] }) };
    const replay = { isPlaying: false };
    const state = { recording, position: 1, replay, source: { prices: form }, timeframe };
    const player = { snapshot: () => state, subscribe: () => () => {} } as unknown as Player;
    render(
      <EventList player={player} choices={{ shown, chosen }} onChoose={() => {}} />,
      withTexts,
    );
  }
  const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  const row = (event: IndicatorEvent, bar: string, step = MINUTE_MS) =>
    `${knownWords(content, event.knownAt, step)}${eventWords(content, event, form)}${fill(texts.barOf, { bar })}`;

  it('leaves out hidden layers; if empty, it says so', () => {
    show([confirmed(level)]);
    expect(screen.getByText(texts.empty)).toBeInTheDocument();
    cleanup();
    show([confirmed(level)], { ...FIRST_SHOWN, sessions: true });
    expect(items()).toEqual([row(confirmed(level), '14:35')]);
  });

  it.each([
    ['two days', 4 * HOUR_MS, time - DAY_MS, time],
    ['a daily chart', DAY_MS, time - 3 * DAY_MS, time],
    ['a monthly chart', 31 * DAY_MS, Date.UTC(2026, 0, 1), Date.UTC(2026, 2, 1)],
  ])('shows two dates for %s', (_, step, at, knownAt) => {
    const swing = { ...SWING, price: 1.5, time: at, at: knownAt - step, knownAt };
    show([confirmed(swing)], FIRST_SHOWN, null, step);
    expect(items()).toEqual([row(confirmed(swing), barWords(content, at, step), step)]);
    expect(items()[0]).toContain(String(new Date(knownAt).getUTCDate()));
    expect(items()[0]).toContain(demoWords.drawing.months[new Date(at).getUTCMonth()]);
  });

  it("shows the log's last 24 events that have texts", () => {
    const settings = { ...SETTINGS, step: BASE_STEP_MS, timeframe: BASE_STEP_MS };
    const recording = createRecording(simulatedMarket(9, 900), settings);
    recording.advance(900, unlimited);
    for (const position of [300, 600, 900]) {
      const log = recording.log(position);
      show(log, EVERYTHING);
      const wanted = log
        .filter(({ type, mark }) => `${type} ${mark.kind}` in texts.sentences)
        .slice(-24)
        .reverse();
      const written = wanted.map((event) => {
        const clock = new Date(event.knownAt).toISOString().slice(11, 16);
        return expect.stringContaining(`${clock}${eventWords(content, event, form)}`);
      });
      expect(items()).toEqual(written);
      cleanup();
    }
  });

  it('explains the open entry', () => {
    const [entry, mark] = [`confirmed gap:0 ${time}`, gap(0)];
    show([confirmed(gap(0)), filled], zones, { entry, mark });
    const open = screen.getAllByRole('button').map((button) => button.ariaExpanded);
    expect(open).toEqual(['false', 'true']);
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(glossary.gap);
  });
});
