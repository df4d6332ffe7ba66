import { z } from 'zod';
import { isoDate, text } from '@/lib/content/fields';
import { placeOf } from '@/lib/content/walk';
import type { Finding, Rule } from './finding';

/** The file of the project's root in which an owner puts up with a rule for a while. */
export const acknowledgementFile = 'launch-acknowledgements.json';

const schema = z.array(
  z.strictObject({ rule: text(10), reason: text(300), who: text(80), expires: isoDate }),
  { error: 'a list' },
);
export type Acknowledgement = z.infer<typeof schema>[number];

/** What stands in the file, and what is wrong with it. */
export interface Acknowledgements {
  accepted: readonly Acknowledgement[];
  faults: readonly Finding[];
}

function fault(field: string, text: string): Finding {
  return {
    rule: 'LR29',
    title: 'what is put up with has an end',
    part: 'Put up with for now',
    severity: 'error',
    file: acknowledgementFile,
    field,
    text,
    pages: [],
  };
}

/** @returns the JSON of the file, or undefined where it is none */
function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/** @returns why an entry does not count, or null where it does */
function refusal({ rule, expires }: Acknowledgement, rules: readonly Rule[], today: string) {
  const named = rules.find(({ id }) => id === rule);
  const allowed = rules.filter(({ acknowledgeable }) => acknowledgeable).map(({ id }) => id);
  const choice = `Only these can be put up with: ${allowed.join(', ')}.`;
  if (!named) return `There is no rule ${rule}. ${choice}`;
  if (!named.acknowledgeable) return `${rule} cannot be put up with. ${choice}`;
  if (expires < today)
    return `It ended on ${expires}. Do what ${rule} asks for, or decide anew and set a later day.`;
  return null;
}

/**
 * Reads the acknowledgements.
 * @param source text of the file; an empty list where there is no file
 * @param today YYYY-MM-DD
 */
export function readAcknowledgements(
  source: string,
  rules: readonly Rule[],
  today: string,
): Acknowledgements {
  const json = parsed(source);
  if (json === undefined)
    return { accepted: [], faults: [fault('', 'This is not JSON. Correct the file.')] };
  const result = schema.safeParse(json);
  if (!result.success)
    return {
      accepted: [],
      faults: result.error.issues.map(({ path, message, code }) => {
        const keys =
          code === 'unrecognized_keys' ? '; each entry has rule, reason, who, expires' : '';
        return fault(placeOf(path as (string | number)[]), `Expected ${message}${keys}.`);
      }),
    };
  const judged = result.data.map((entry, index) => ({
    entry,
    index,
    why: refusal(entry, rules, today),
  }));
  return {
    accepted: judged.filter(({ why }) => why === null).map(({ entry }) => entry),
    faults: judged.flatMap(({ why, index }) => (why === null ? [] : [fault(`[${index}]`, why)])),
  };
}

/** @returns the finding, as a warning where somebody has put up with its rule */
export function acknowledged(finding: Finding, accepted: readonly Acknowledgement[]): Finding {
  const entry = accepted.find(({ rule }) => rule === finding.rule);
  if (!entry) return finding;
  const { who, expires, reason } = entry;
  const text = `${finding.text} (${who} puts up with it until ${expires}: ${reason})`;
  return { ...finding, severity: 'warning', text };
}
