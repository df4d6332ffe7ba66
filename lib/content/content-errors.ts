import { z } from 'zod';
import { formatPath, type Path, valueAt } from '@/lib/schemas/content-path';

export interface ContentEntry {
  file: string;
  name: string;
  schema: z.ZodType;
  value: unknown;
}

/** `path` starts with the export's name. */
export interface ContentError {
  path: Path;
  expected: string;
  got: unknown;
}

const KINDS: Readonly<Record<string, string>> = {
  object: 'an object with fields',
  array: 'a list',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** Default schema messages. */
const expectedByDefault: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    const kind = KINDS[issue.expected] ?? issue.expected;
    const named = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
    return [kind, named.join(', ')].filter(Boolean).join(' ');
  }
  if (issue.code === 'too_small') return `at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}`;
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  return 'another value';
};

/** Returns the first error of each invalid field. */
export function validate({ name, schema, value }: ContentEntry): ContentError[] {
  const issues = schema.safeParse(value, { error: expectedByDefault }).error?.issues ?? [];
  const found = issues.flatMap((issue): ContentError[] => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
    const got = valueAt(value, path);
    const expected =
      value === undefined ? `export const ${name} = ${issue.message}` : issue.message;
    if (issue.code !== 'unrecognized_keys') return [{ path: [name, ...path], expected, got }];
    return issue.keys.map((key) => ({
      path: [name, ...path, key],
      expected: 'no such field',
      got: valueAt(value, [...path, key]),
    }));
  });
  const places = found.map(({ path }) => path.join('.'));
  return found.filter((_, index) => places.indexOf(places[index] ?? '') === index);
}

const MAX_VALUE_LENGTH = 60;

function printValue(value: unknown): string {
  const json = JSON.stringify(value);
  if (json === undefined) return 'nothing';
  if (json.length <= MAX_VALUE_LENGTH) return json;
  return `${json.slice(0, MAX_VALUE_LENGTH - 2)}…${typeof value === 'string' ? '"' : ''}`;
}

/** Returns `expected an https URL, got "http://…"`. */
export function describeError({ expected, got }: Pick<ContentError, 'expected' | 'got'>): string {
  return `expected ${expected}, got ${printValue(got)}`;
}

export function formatError({ file }: Pick<ContentEntry, 'file'>, error: ContentError): string {
  return `${file}: ${formatPath(error.path)}: ${describeError(error)}`;
}
