import type { z } from 'zod';
import { withoutFacts } from './facts';
import { campaignFaults } from './rules/campaigns';
import { contactFaults } from './rules/contact';
import { evidenceFaults } from './rules/evidence';
import { figureFaults } from './rules/figures';
import { linkFaults } from './rules/links';
import { planLengthFaults } from './rules/plan-lengths';
import { routeFaults } from './rules/routes';
import { sameNameFaults } from './rules/same-names';
import { leavesOf, type Path, placeOf, valueAt } from './walk';

/** A content file: what it exports and the shape that must have. */
export interface ContentEntry {
  /** Path from the project's root: `content/plans.ts`. */
  file: string;
  /** The export: `plans`. */
  name: string;
  schema: z.ZodType;
  value: unknown;
  /** Set where no fact is filled in any more: browser code imports the file past the door, or the door was passed. */
  isFilled?: true;
}

/** One thing wrong with the content. */
export interface Fault {
  file: string;
  /** The export's name and the steps into it. */
  path: Path;
  /** What should stand there. */
  expected: string;
  /** What stands there; undefined for nothing. */
  got: unknown;
}

/** All content by export name, for rules that compare files. Values may be of any shape: rules run on faulty content too. */
export interface Gathered {
  entries: readonly ContentEntry[];
  /** Value of an export; undefined where there is none. */
  value: (name: string) => unknown;
  /** Whether a file exists, by its path from the project's root. */
  fileExists: (path: string) => boolean;
}

const rules = [
  routeFaults,
  linkFaults,
  figureFaults,
  contactFaults,
  sameNameFaults,
  evidenceFaults,
  planLengthFaults,
  campaignFaults,
];

/** Names of JavaScript types as an owner who edits content would say them. */
const KINDS: Readonly<Record<string, string>> = {
  object: 'an object with fields',
  array: 'a list',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** What was expected, for the fields whose schema does not say it itself. */
const expectedByDefault: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? issue.expected;
  if (issue.code === 'too_small') return `at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}`;
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  return 'another value';
};

/** @returns what the file's schema finds, and facts where none is filled in */
export function schemaFaults(entry: ContentEntry): Fault[] {
  const { file, name, schema, value } = entry;
  const unfilled = leavesOf(entry.isFilled ? value : null, [name]).flatMap(({ path, text }) => {
    const fact = text.match(/\{[^{}]*\}/g)?.find((found) => withoutFacts(found) !== found);
    return fact ? [{ file, path, expected: `text without ${fact}`, got: text }] : [];
  });
  const issues = schema.safeParse(value, { error: expectedByDefault }).error?.issues ?? [];
  const found = issues.flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
    if (issue.code !== 'unrecognized_keys')
      return { file, path: [name, ...path], expected: issue.message, got: valueAt(value, path) };
    return issue.keys.map((key) => ({
      file,
      path: [name, ...path, key],
      expected: 'no such field',
      got: valueAt(value, [...path, key]),
    }));
  });
  return [...found, ...unfilled];
}

/**
 * Everything wrong with the content, at once: each file against its schema, then the rules across files.
 * @param fileExists tells of a path from the project's root whether a file stands there
 * @returns faults in the order of `entries`; the first of those that one field has
 */
export function contentFaults(
  entries: readonly ContentEntry[],
  fileExists: (path: string) => boolean,
): Fault[] {
  const value = (name: string) => entries.find((entry) => entry.name === name)?.value;
  const found = [
    ...entries.flatMap(schemaFaults),
    ...rules.flatMap((rule) => rule({ entries, value, fileExists })),
  ];
  const firsts = new Map<string, Fault>();
  for (const fault of found) {
    const place = `${fault.file} ${fault.path.join('.')}`;
    if (!firsts.has(place)) firsts.set(place, fault);
  }
  return entries.flatMap(({ file }) => [...firsts.values()].filter((fault) => fault.file === file));
}

/** Characters of a value that a fault shows. */
const SHOWN = 60;

/** @returns the value as JSON, cut where it is long; `nothing` for a missing one */
function shown(value: unknown): string {
  const json = JSON.stringify(value);
  if (json === undefined) return 'nothing';
  if (json.length <= SHOWN) return json;
  return `${json.slice(0, SHOWN - 2)}…${typeof value === 'string' ? '"' : ''}`;
}

/** @returns one line: `content/plans.ts: plans[1].paymentLink: expected an https URL, got "http://…"` */
export function formatFault({ file, path, expected, got }: Fault): string {
  return `${file}: ${placeOf(path)}: expected ${expected}, got ${shown(got)}`;
}
