import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Check, Found, LaunchInput } from '@/checks/finding';
import type { Content } from '@/lib/content/content';
import { contentEntries } from '@/lib/content/content-files';
import { soundContent, TODAY, withFields } from './content-fixture';
import { type Files, inMemory, soundExport } from './export-fixture';

/** What differs from a sound site. */
export interface Differences {
  /** Values for fields of the content, by their places: `plans[1].price`. */
  fields?: Readonly<Record<string, unknown>>;
  /** Other text for files of the export, made from their own; null takes a file away. */
  files?: Readonly<Record<string, string | Buffer | null | ((sound: string) => string)>>;
  today?: string;
  hasFile?: (path: string) => boolean;
  /** The owner's pictures, by their names. */
  own?: Readonly<Record<string, string | Buffer>>;
  /** Text of `content/colours.css`. */
  css?: string;
}

/** Not those of the owner, whatever they are. */
const SHIPPED_COLOURS = 'content/colours.css';

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
export function siteWith({ fields = {}, files, ...others }: Differences = {}): LaunchInput {
  const content = withFields(soundContent(), fields) as Content;
  const site = inMemory(changedFiles(soundExport(content), files));
  return { content, site, today: others.today ?? TODAY };
}

/** @returns the shipped colours with something else in the place of a part @throws where that changes nothing */
export function changedColours(from: RegExp, to: string): string {
  const css = readFileSync(SHIPPED_COLOURS, 'utf8');
  const other = css.replace(from, to);
  if (other === css) throw new Error(`the change changes nothing: ${from}`);
  return other;
}

/** Everything that a check finds on a sound site with these differences. */
export async function foundBy(check: Check, differences: Differences = {}): Promise<Found[]> {
  const input = siteWith(differences);
  const content: Readonly<Record<string, unknown>> = input.content;
  const entries = contentEntries.map((entry) => ({ ...entry, value: content[entry.name] }));
  const fileExists = differences.hasFile ?? (() => true);
  const read = (path: string) => {
    if (path.endsWith('.css')) return Buffer.from(differences.css ?? readFileSync(SHIPPED_COLOURS));
    return Buffer.from(differences.own?.[basename(path)] ?? '');
  };
  return [
    ...((await check.content?.({ entries, content, fileExists, read })) ?? []),
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

/** Fields of the content have these values. */
export const set = (fields: Readonly<Record<string, unknown>>, ...lines: string[]): Case => [
  JSON.stringify(fields),
  { fields },
  ...lines,
];

/** A text of the content says this. @param lines without the place of the text */
export const said = (text: string, ...lines: string[]): Case =>
  set({ 'home.intro': text }, ...lines.map((line) => `home.intro ${line}`));

/** A file is this one; null for none. @param lines without the name of the file */
export const file = (name: string, body: string | Buffer | null, ...lines: string[]): Case => [
  `${name} is ${body === null ? 'missing' : String(body).slice(0, 80)}`,
  { files: { [name]: body } },
  ...lines.map((line) => `${name} ${line}`),
];

/** A file has something else in the place of a part of it. @param lines without the name of the file */
export const changed = (
  name: string,
  from: string | RegExp,
  to: string,
  ...lines: string[]
): Case => [
  `${name}: ${to || 'nothing'} for ${from}`,
  { files: { [name]: (sound) => sound.replace(from, to) } },
  ...lines.map((line) => `${name} ${line}`),
];

/** The same on one page. */
export const inTerms = (from: string | RegExp, to: string, ...lines: string[]): Case =>
  changed('terms.html', from, to, ...lines);

/** One page has something more at its end. */
export const printed = (html: string, ...lines: string[]): Case =>
  inTerms('</main>', `${html}</main>`, ...lines);

/** Declares a test for each case. That a sound site has no finding is proven for all checks in `run.test.ts`. */
export function itReports(check: Check, cases: readonly Case[]): void {
  describe(`${check.id}, ${check.title}`, () => {
    it.each(cases.map(([what, ...rest]) => [what, rest] as const))(
      '%s',
      async (_, [differences, ...lines]) => {
        const found = await linesOf(check, differences);
        expect(found).toEqual(lines.map((line) => expect.stringContaining(line)));
      },
    );
  });
}
