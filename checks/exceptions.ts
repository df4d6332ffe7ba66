import { z } from 'zod';
import { isoDate, text } from '@/lib/content/fields';
import { placeOf } from '@/lib/content/walk';
import type { Check, Finding, Found, ListedCheck } from './finding';
import { parseJson } from './page';

/** The file of the project's root in which an owner accepts that a check finds something for a while. */
export const EXCEPTIONS_FILE = 'launch-acknowledgements.json';

const schema = z.array(
  z.strictObject({ rule: text(10), reason: text(300), who: text(80), expires: isoDate }),
  { error: 'a list' },
);
type Exception = z.infer<typeof schema>[number];

/** The rule about the file, which comes last in the list of a launch. */
export const exceptionRule: ListedCheck = {
  id: 'LR29',
  part: 'Accepted exceptions',
  title: 'accepted exceptions have an end',
};

const faultOf = (field: string, text: string): Found => ({ file: EXCEPTIONS_FILE, field, text });

/** @returns why an entry does not count, or null where it does */
function refusal({ rule, expires }: Exception, checks: readonly Check[], today: string) {
  const named = checks.find(({ id }) => id === rule);
  const allowed = checks.filter(({ isAcceptable }) => isAcceptable).map(({ id }) => id);
  const choice = `Exceptions can be accepted from ${allowed.join(', ')} alone.`;
  if (!named) return `There is no rule ${rule}. ${choice}`;
  if (!named.isAcceptable) return `No exception from ${rule} can be accepted. ${choice}`;
  if (expires < today)
    return `It ended on ${expires}. Do what ${rule} asks for, or decide anew and set a later day.`;
  return null;
}

/**
 * Reads the accepted exceptions.
 * @param source text of the file; an empty list where there is no file
 * @param today YYYY-MM-DD
 * @returns the entries that count, and what is wrong with the file
 */
export function readExceptions(
  source: string,
  checks: readonly Check[],
  today: string,
): { accepted: readonly Exception[]; faults: readonly Found[] } {
  const json = parseJson(source);
  if (json === undefined)
    return { accepted: [], faults: [faultOf('', 'This is not JSON. Correct the file.')] };
  const result = schema.safeParse(json);
  if (!result.success)
    return {
      accepted: [],
      faults: result.error.issues.map(({ path, message, code }) => {
        const keys =
          code === 'unrecognized_keys' ? '; each entry has rule, reason, who, expires' : '';
        return faultOf(placeOf(path as (string | number)[]), `Expected ${message}${keys}.`);
      }),
    };
  const refusals = result.data.map((entry) => refusal(entry, checks, today));
  return {
    accepted: result.data.filter((_, index) => refusals[index] === null),
    faults: refusals.flatMap((why, index) => (why === null ? [] : [faultOf(`[${index}]`, why)])),
  };
}

/** @returns the finding, as a warning where somebody has accepted an exception from its rule */
export function withExceptions(finding: Finding, accepted: readonly Exception[]): Finding {
  const entry = accepted.find(({ rule }) => rule === finding.rule);
  if (!entry) return finding;
  const { who, expires, reason } = entry;
  const text = `${finding.text} (Accepted by ${who} until ${expires}: ${reason})`;
  return { ...finding, severity: 'warning', text };
}
