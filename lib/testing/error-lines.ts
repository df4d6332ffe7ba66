import { type Path, valueAt } from '@/content/schemas/content-path';
import { formatError, validate } from '@/lib/content/content-errors';
import { contentEntries } from '@/lib/content/content-files';
import { notice, question, statistic, testimonial } from '@/lib/testing/content';

/** `undefined` removes the field. */
type Change = readonly [path: string, value: unknown];

function steps(path: string): Path {
  return [...path.matchAll(/[^.[\]]+/g)].map(([step]) =>
    /^\d+$/.test(step) ? Number(step) : step,
  );
}

/** Lists that an owner may leave empty. */
const MAY_BE_EMPTY = [
  ['testimonials', 'items', testimonial],
  ['statistics', 'items', statistic],
  ['notices', 'pool', notice],
  ['faqs', 'items', question],
] as const;

/** Returns the errors of the shipped content with these changes. @throws for an unknown path */
export function errorLines(changes: readonly Change[]): string[] {
  const altered = contentEntries.map((entry) => ({
    ...entry,
    value: structuredClone(entry.value),
  }));
  for (const [name, field, item] of MAY_BE_EMPTY) {
    const { value } = altered.find((entry) => entry.name === name) ?? {};
    const list = valueAt(value, [field]) as unknown[];
    if (list.length === 0) list.push(structuredClone(item));
  }
  for (const [path, value] of changes) {
    const [name, ...inner] = steps(path);
    const entry = altered.find((candidate) => candidate.name === name);
    const parent = valueAt(entry?.value, inner.slice(0, -1)) as Record<string | number, unknown>;
    const last = inner.at(-1);
    if (!parent || last === undefined) throw new Error(`no such place: ${path}`);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return altered.flatMap((entry) => validate(entry).map((error) => formatError(entry, error)));
}
