import { isSameEvent } from '@/engine/indicators/ledger';
import { createSuite } from '@/engine/indicators/suite';
import type { Bar } from '@/engine/market/bar';
import type { IsTimeUp, Recording } from './recording';

/** What came out of computing everything again. */
export interface AuditResult {
  /** Events of the log, and how many of them a fresh run says otherwise, or not at all. */
  events: number;
  different: number;
}

export interface Audit {
  /** Works on until the time is up. @returns the result once it is through, null before */
  advance(isTimeUp: IsTimeUp): AuditResult | null;
}

/**
 * Holds what was written down bar by bar against a fresh run: new state machines are fed every bar from the first one on,
 * and each event has to come again, the same to the last field.
 *
 * @param position bars of the chart up to which it is done
 */
export function createAudit(recording: Recording, position: number): Audit {
  const suite = createSuite(recording.settings);
  const log = recording.log(position);
  const end = recording.marketBars(position);
  let fed = 0;
  let place = 0;
  let different = 0;

  return {
    advance(isTimeUp) {
      while (fed < end) {
        if (isTimeUp()) return null;
        for (const event of suite.next(recording.market[fed] as Bar)) {
          const known = log[place];
          if (!known || !isSameEvent(event, known)) different++;
          place++;
        }
        fed++;
      }
      // Events that the fresh run did not bring at all.
      const missing = Math.max(0, log.length - place);
      return { events: log.length, different: different + missing };
    },
  };
}
