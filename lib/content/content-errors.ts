import { z } from 'zod';
import { formatPath, type Path, valueAt } from '@/lib/schemas/content-path';
import { CONDITIONS, isVariants, type When } from '@/lib/schemas/placeholders';

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

/**
 * Returns the content with one variant of each text that has it, otherwise `other`; without marks of sample content,
 * which any object may have.
 */
function withVariant(value: unknown, when: When | 'other'): unknown {
  if (isVariants(value)) return value[when] ?? value.other;
  if (Array.isArray(value)) return value.map((item) => withVariant(item, when));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([key, item]) => key !== 'sample' || item !== true);
  return Object.fromEntries(fields.map(([key, item]) => [key, withVariant(item, when)]));
}

function schemaErrors({ file, name, schema }: ContentEntry, value: unknown): ContentError[] {
  const issues = schema.safeParse(value, { error: expectedByDefault }).error?.issues ?? [];
  return issues.flatMap((issue): ContentError[] => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
    const got = valueAt(value, path);
    const expected =
      value === undefined && file.endsWith('.ts')
        ? `export const ${name} = ${issue.message}`
        : issue.message;
    if (issue.code !== 'unrecognized_keys') return [{ path: [name, ...path], expected, got }];
    return issue.keys.map((key) => ({
      path: [name, ...path, key],
      expected: 'no such field',
      got: valueAt(value, [...path, key]),
    }));
  });
}

/** Returns the first error of each invalid field, and of each variant of a text. */
export function validate(entry: ContentEntry): ContentError[] {
  const json = JSON.stringify(entry.value) ?? '';
  const used = CONDITIONS.filter((when) => json.includes(`"${when}":`));
  const found = ['other' as const, ...used].flatMap((when) =>
    schemaErrors(entry, withVariant(entry.value, when)).map((error) => {
      const written = valueAt(entry.value, error.path.slice(1));
      if (!isVariants(written)) return error;
      return { ...error, path: [...error.path, when in written ? when : 'other'] };
    }),
  );
  const places = found.map(({ path }) => path.join('.'));
  return found.filter((_, index) => places.indexOf(places[index] ?? '') === index);
}

const MAX_VALUE_LENGTH = 60;

function printValue(value: unknown): string {
  // In YAML, a field without a value is null.
  const json = JSON.stringify(value ?? undefined);
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
