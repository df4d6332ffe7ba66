import { readFileSync } from 'node:fs';
import type { Check, Found, LaunchInput } from '@/checks/finding';
import type { Content } from '@/lib/content/content';
import { contentEntries } from '@/lib/content/content-files';
import { soundContent, TODAY } from './content-fixture';
import { type Files, inMemory, soundExport } from './export-fixture';

/** What differs from a sound site. */
export interface Differences {
  content?: (content: Content) => void;
  /** Other text for files of the export, made from their own; null takes a file away. */
  files?: Record<string, string | Buffer | null | ((sound: string) => string)>;
  today?: string;
  isCurrent?: boolean;
  hasFile?: (path: string) => boolean;
  /** Text of `app/globals.css`. */
  css?: string;
}

/** Files of the sound export with these differences. */
function changedFiles(sound: Files, changes: Differences['files'] = {}): Files {
  const changed = Object.entries(changes).map(([file, to]): [string, Files[string] | null] => {
    if (typeof to !== 'function') return [file, to];
    const text = String(sound[file]);
    const other = to(text);
    if (other === text) throw new Error(`${file} stays as it is: the change changes nothing`);
    return [file, other];
  });
  const all = { ...sound, ...Object.fromEntries(changed) };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== null)) as Files;
}

/** A sound site with these differences, as checks of pages and of launches get it. */
export function siteWith({ content: change, files, ...others }: Differences = {}): LaunchInput {
  const content = soundContent();
  change?.(content);
  const site = inMemory(changedFiles(soundExport(content), files));
  return { content, site, isCurrent: others.isCurrent ?? true, today: others.today ?? TODAY };
}

/** Everything that a check finds on a sound site with these differences. */
export async function foundBy(check: Check, differences: Differences = {}): Promise<Found[]> {
  const input = siteWith(differences);
  const content: Readonly<Record<string, unknown>> = input.content;
  const entries = contentEntries.map((entry) => ({ ...entry, value: content[entry.name] }));
  const fileExists = differences.hasFile ?? (() => true);
  const read = (path: string) => differences.css ?? readFileSync(path, 'utf8');
  return [
    ...(check.content?.({ entries, content, fileExists, read }) ?? []),
    ...((await check.pages?.(input)) ?? []),
    ...(check.launch?.(input) ?? []),
  ];
}

/** The same as one line each: page or field, severity where it is less than the check's own, text. */
export async function linesOf(check: Check, differences: Differences = {}): Promise<string[]> {
  const found = await foundBy(check, differences);
  return found.map(({ page, field, severity, text }) =>
    [page ?? field, ...(severity ? [`(${severity})`] : []), text].join(' '),
  );
}

/** One way in which a site is wrong: what differs, and how the line begins that a check then gives; none where it gives none. */
export type Case = readonly [what: string, differences: Differences, ...lines: string[]];

/** Declares a test for a sound site and for each case. */
export function itReports(check: Check, cases: readonly Case[]): void {
  describe(`${check.id}, ${check.title}`, () => {
    it('is content with a sound site', async () => {
      expect(await linesOf(check)).toEqual([]);
    });

    it.each(cases.map(([what, ...rest]) => [what, rest] as const))(
      '%s',
      async (_, [differences, ...lines]) => {
        const found = await linesOf(check, differences);
        expect(found).toEqual(lines.map((line) => expect.stringContaining(line)));
      },
    );
  });
}
