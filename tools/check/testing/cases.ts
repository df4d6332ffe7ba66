import { existsSync, readFileSync } from 'node:fs';
import { contentEntries } from '@/lib/content/content-files';
import { resolveContent } from '@/lib/content/resolve-content';
import type { Check, Issue, LaunchInput, Written } from '@/tools/check/finding';
import { CHECKS } from '@/tools/check/run';
import { TODAY, validFiles, withFields } from './content-fixture';
import { type Files, inMemory, validExport } from './export-fixture';

const COLORS = 'content/colors.css';

/** Maps a field path to its new value, or a file to its new text or a `[from, to]` replacement. */
type Change = Readonly<Record<string, unknown>>;

const isFile = (place: string) => /\.(?:html|css|js|json|png|webp|svg|woff2)$/i.test(place);

function changedFiles(original: Files, change: Change): Files {
  const files = { ...original };
  for (const [name, to] of Object.entries(change).filter(([place]) => isFile(place))) {
    if (Array.isArray(to) && !(name in original)) continue;
    const [from, by] = Array.isArray(to) ? to : [];
    const text = from === undefined ? (to as string) : `${original[name]}`.replace(from, by);
    if (text === `${original[name]}`) throw new Error(`${name} did not change`);
    files[name] = text;
  }
  return files;
}

function filesWith(change: Change) {
  const fields = Object.entries(change).filter(([place]) => !isFile(place));
  return withFields(validFiles(), Object.fromEntries(fields));
}

export function siteWith(change: Change = {}): LaunchInput {
  const written = filesWith(change);
  const content = resolveContent(written);
  const site = inMemory(changedFiles(validExport(content), change));
  return { content, written: { ...written }, site, today: TODAY };
}

export async function issuesOf(check: Check, change: Change = {}): Promise<Issue[]> {
  const content: Written = { ...filesWith(change) };
  const entries = contentEntries.map((entry) => ({ ...entry, value: content[entry.name] }));
  const files = changedFiles({ [COLORS]: readFileSync(COLORS, 'utf8') }, change);
  const fileExists = (path: string) => path in files || existsSync(path);
  const read = (path: string) => Buffer.from(files[path] ?? readFileSync(path));
  return [
    ...((await check.content?.({ entries, content, fileExists, read })) ?? []),
    ...((await check.pages?.(siteWith(change))) ?? []),
    ...(check.launch?.(siteWith(change)) ?? []),
  ];
}

/** A change, then parts of the lines that the check reports. */
export type Case = readonly [change: Change, ...lines: string[]];

/** Declares a test for each case. */
export function itReports(id: string, ...cases: readonly Case[]): void {
  const check = CHECKS.find((one) => one.id === id) as Check;
  const rows = cases.map(([change, ...lines]) => {
    const verb = lines.length > 0 ? 'reports' : 'accepts';
    return [verb, JSON.stringify(change).slice(0, 120), change, lines] as const;
  });
  it.each(rows)(`${id} %s %s`, async (_, __, change, lines) => {
    const found = await issuesOf(check, change);
    const given = found.map(({ page, field, severity, text }) => {
      const isWarning = (severity ?? check.severity) === 'warning';
      return `${page ?? field} ${isWarning ? '(warning) ' : ''}${text}`;
    });
    expect(given).toEqual(lines.map((line) => expect.stringContaining(line)));
  });
}
