import type { z } from 'zod';

/** Names of JavaScript types as an owner who edits content would say them. */
const kinds: Readonly<Record<string, string>> = {
  object: 'an object with fields',
  array: 'a list',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** What was expected, for the fields whose schema does not say it itself. */
export const expectedByDefault: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? issue.expected;
  if (issue.code === 'too_small') return `at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}`;
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  return 'another value';
};
