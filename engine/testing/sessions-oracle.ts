import type {
  IndicatorEvent,
  Level,
  LevelName,
  OpeningRange,
  SessionBox,
} from '#indicators/indicator';
import { type Bar, DAY_MS, extremes, HOUR_MS } from '#market/bar';
import {
  calendarWindows,
  inOrder,
  localTime,
  momentOf,
  type PlacedEvent,
  type Window,
  windowsOf,
} from './oracle';

const SESSIONS = [
  { name: 'Asia', timeZone: 'Asia/Tokyo', opens: 9, closes: 15 },
  { name: 'London morning', timeZone: 'Europe/London', opens: 8, closes: 12 },
  { name: 'New York morning', timeZone: 'America/New_York', opens: 8, closes: 12 },
] as const;
type Session = (typeof SESSIONS)[number];

function sessionWindows(
  bars: readonly Bar[],
  step: number,
  { timeZone, opens, closes }: Session,
  hours = closes - opens,
): Window[] {
  if (step > HOUR_MS) return [];
  return windowsOf(
    bars,
    step,
    (time) => {
      const sinceOpen = (localTime(timeZone, time) % DAY_MS) - opens * HOUR_MS;
      return sinceOpen >= 0 && sinceOpen < hours * HOUR_MS ? time - sinceOpen : null;
    },
    (from) => from + hours * HOUR_MS,
  );
}

function isStub({ from, to, bars }: Window): boolean {
  const isWeekend = ['Sat', 'Sun'].includes(new Date((from + to) / 2).toUTCString().slice(0, 3));
  return isWeekend && (bars.at(-1)?.time ?? 0) < bars[0].time + 3 * HOUR_MS;
}

const [TAKEN, IN_SESSIONS, LEVELS] = [0, 1, 2];

function sessionEvents(bars: readonly Bar[], step: number, session: Session, place: number) {
  const { name } = session;
  const known = ({ from, to, bars: own, index }: Window) =>
    ({ ...momentOf(bars, index, step), name, from, to, ...extremes(own) }) as const;
  const boxes = sessionWindows(bars, step, session).map((window): PlacedEvent => {
    const id = `session:${name}:${window.from}`;
    const mark: SessionBox = { kind: 'session', id, ...known(window) };
    return { index: window.index, rank: [IN_SESSIONS, place, 2], type: 'confirmed', mark };
  });
  const ranges = sessionWindows(bars, step, session, 1).flatMap((window): PlacedEvent[] => {
    const { index, from } = window;
    if (index < 0) return [];
    const id = `opening-range:${name}:${from}`;
    const mark: OpeningRange = { kind: 'opening-range', id, ...known(window) };
    const close = from + (session.closes - session.opens) * HOUR_MS;
    const outside = bars.findIndex(
      (bar, at) =>
        at > index && bar.time < close && (bar.close > mark.high || bar.close < mark.low),
    );
    return [
      { index, rank: [IN_SESSIONS, place, 1], type: 'confirmed', mark },
      { index: outside, rank: [IN_SESSIONS, place, 0], type: 'broken', mark },
    ];
  });
  return [...boxes, ...ranges];
}

interface Price {
  readonly index: number;
  readonly price: number;
  readonly from: number;
}

function levelEvents(
  bars: readonly Bar[],
  name: LevelName,
  prices: readonly Price[],
  order: { new: number; taken: number },
  isBeyond: (bar: Bar, price: number) => boolean,
  step: number,
): PlacedEvent[] {
  const known = prices.filter(({ index }, at) => index >= 0 && prices[at + 1]?.index !== index);
  return known.flatMap(({ index, price, from }, at): PlacedEvent[] => {
    const moment = momentOf(bars, index, step);
    const mark: Level = {
      kind: 'level',
      id: `level:${name}:${moment.at}`,
      ...moment,
      name,
      from,
      price,
    };
    const next = known[at + 1]?.index ?? -1;
    const taken = bars.findIndex((bar, place) => place > index && isBeyond(bar, price));
    return [
      { index, rank: [LEVELS, order.new, 1], type: 'confirmed', mark },
      { index: next, rank: [LEVELS, order.new, 0], type: 'replaced', mark },
      ...(next < 0 || taken <= next
        ? [{ index: taken, rank: [TAKEN, order.taken], type: 'taken', mark } as const]
        : []),
    ];
  });
}

export function expectedSessions(bars: readonly Bar[], step: number): IndicatorEvent[] {
  const [asia] = SESSIONS;
  const days = step < DAY_MS ? calendarWindows(bars, step, false) : [];
  const weeks = step < 7 * DAY_MS ? calendarWindows(bars, step, true) : [];
  const periods = [
    { high: 'previous day high', low: 'previous day low', windows: days },
    { high: 'previous week high', low: 'previous week low', windows: weeks },
    { high: 'Asia high', low: 'Asia low', windows: sessionWindows(bars, step, asia) },
  ] as const;
  const extremeLevels = periods.flatMap(({ windows, ...names }, period) =>
    (['high', 'low'] as const).flatMap((side, place) => {
      const whole = windows.filter((window) => !isStub(window));
      const prices = whole.map(({ index, bars: own }) => {
        const price = extremes(own)[side];
        return { index, price, from: own.find((bar) => bar[side] === price)?.time ?? Number.NaN };
      });
      const order = { new: 2 * period + place, taken: period + 3 * place };
      const isBeyond = (bar: Bar, price: number) =>
        side === 'high' ? bar.high > price : bar.low < price;
      return levelEvents(bars, names[side], prices, order, isBeyond, step);
    }),
  );
  const opens = (
    [
      ['day open', days],
      ['week open', weeks],
    ] as const
  ).flatMap(([name, windows], place) => {
    const prices = windows.map(({ bars: [first] }) => ({
      index: bars.indexOf(first),
      price: first.open,
      from: first.time,
    }));
    return levelEvents(bars, name, prices, { new: 6 + place, taken: 0 }, () => false, step);
  });
  const sessions = SESSIONS.flatMap((session, place) => sessionEvents(bars, step, session, place));
  return inOrder([...sessions, ...extremeLevels, ...opens], bars, step);
}
