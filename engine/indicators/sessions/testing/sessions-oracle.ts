import type { IndicatorEvent } from '@/engine/indicators/indicator';
import type { OpeningRange, SessionBox } from '@/engine/indicators/mark';
import type { SessionSettings } from '@/engine/indicators/sessions/sessions';
import { type Bar, extremes, MINUTE_MS } from '@/engine/market/bar';
import { expectedLevels } from './levels-oracle';
import { inOrder, type Placed } from './placed';
import { completeAt, sessionWindows } from './windows';

/**
 * Sessions and levels worked out the plain and slow way: with all bars at hand, from the definitions, and with the
 * clocks of `Intl`. Tests hold the indicator against it.
 */

/** Parts of a bar's events. */
const [taken, broken, sessionEnds, levels] = [0, 1, 2, 3];

/** Boxes of the session at `place` in the settings. */
function boxes(bars: readonly Bar[], settings: SessionSettings, place: number): Placed[] {
  const session = settings.sessions[place];
  if (!session) return [];
  const { name, opens, closes } = session;
  return sessionWindows(bars, settings, place, closes - opens).flatMap((window): Placed[] => {
    const index = completeAt(window, bars, settings.step);
    const knownAt = bars[index]?.time;
    if (knownAt === undefined) return [];
    const { from, to } = window;
    const mark: SessionBox = {
      ...{ kind: 'session', id: `session:${name}:${from}`, knownAt, name, from, to },
      ...extremes(window.bars),
    };
    return [{ index, rank: [sessionEnds, place, 1], type: 'confirmed', mark }];
  });
}

/** Opening ranges of the session at `place` in the settings, and their breaks. */
function openingRanges(bars: readonly Bar[], settings: SessionSettings, place: number): Placed[] {
  const session = settings.sessions[place];
  const opening = settings.openingMinutes * MINUTE_MS;
  if (!session || settings.step > opening) return [];
  const length = session.closes - session.opens;
  const windows = sessionWindows(bars, settings, place, Math.min(opening, length));
  return windows.flatMap((window): Placed[] => {
    const index = completeAt(window, bars, settings.step);
    const knownAt = bars[index]?.time;
    if (knownAt === undefined) return [];
    const { name } = session;
    const { from, to } = window;
    const { high, low } = extremes(window.bars);
    const mark: OpeningRange = {
      ...{ kind: 'opening-range', id: `opening-range:${name}:${from}`, knownAt, name },
      ...{ from, to, high, low },
    };
    const outside = bars.findIndex(
      ({ time, close }, at) => at > index && time < from + length && (close > high || close < low),
    );
    return [
      { index, rank: [sessionEnds, place, 0], type: 'confirmed', mark },
      ...(outside < 0
        ? []
        : [{ index: outside, rank: [broken, place], type: 'broken', mark } as const]),
    ];
  });
}

export function expectedSessions(
  bars: readonly Bar[],
  settings: SessionSettings,
): IndicatorEvent[] {
  const placed = settings.sessions.flatMap((_, place) => [
    ...boxes(bars, settings, place),
    ...openingRanges(bars, settings, place),
  ]);
  return inOrder([...placed, ...expectedLevels(bars, settings, taken, levels)], bars);
}
