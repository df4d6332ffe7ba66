import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentEntries } from '@/lib/content/content-files';
import { CONTENT_ROOT } from '@/lib/content/content-root';
import { resolveContent } from '@/lib/content/resolve-content';
import type { Check, Issue } from '@/tools/check/finding';
import { TODAY, validFiles, withFields } from './content-fixture';

/** Maps a field path to its new value, or a file to its contents. */
type Change = Readonly<Record<string, unknown>>;

const isFile = (place: string) => place.includes('/');

function filesWith(change: Change) {
  const fields = Object.entries(change).filter(([place]) => !isFile(place));
  return withFields(validFiles(), Object.fromEntries(fields));
}

export function entriesWith(change: Change = {}) {
  const content: Readonly<Record<string, unknown>> = filesWith(change);
  return contentEntries.map((entry) => ({ ...entry, value: content[entry.name] }));
}

/** The tests' own file at an owner's path. */
const ownPath = (path: string) => join(CONTENT_ROOT, path);

export function disk(change: Change = {}) {
  const read = (path: string) =>
    Buffer.from((change[path] as string | Buffer | undefined) ?? readFileSync(ownPath(path)));
  return { fileExists: (path: string) => path in change || existsSync(ownPath(path)), read };
}

export async function issuesOf(check: Check, change: Change = {}): Promise<Issue[]> {
  const written = filesWith(change);
  const input = { written, content: resolveContent(written), today: TODAY, ...disk(change) };
  return [...((await check.content?.(input)) ?? []), ...(check.launch?.(input) ?? [])];
}

/** A change, then parts of the lines that the check reports. */
export type Case = readonly [change: Change, ...lines: string[]];

/** Declares a test for each case. */
export function itReports(name: string, check: Check, ...cases: readonly Case[]): void {
  const rows = cases.map(([change, ...lines]) => {
    const verb = lines.length > 0 ? 'reports' : 'accepts';
    return [verb, JSON.stringify(change).slice(0, 120), change, lines] as const;
  });
  it.each(rows)(`${name}: %s %s`, async (_, __, change, lines) => {
    const given = (await issuesOf(check, change)).map(
      ({ field, severity, text }) => `${field} ${severity ? `(${severity}) ` : ''}${text}`,
    );
    expect(given).toEqual(lines.map((line) => expect.stringContaining(line)));
  });
}
