/** The words of the sample in other languages: whole sites that the tests build, of which `npm run new` takes the words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const TRANSLATIONS: Readonly<Record<string, string>> = {
  de: 'e2e/variants/german',
  ja: 'e2e/variants/japanese',
};

/** @param language as `de` @returns the folder that has the sample in that language, or else in English */
export const wordsIn = (language: string) => TRANSLATIONS[language] ?? 'content';

/** Who sells what, which is the owner's own. */
const LEFT_OUT = /^(?:(?:site|plans|plan-features|launch)\.ts|pictures\/.*)$/;

/** What only an owner can fill: lists of a file, as Biome writes them, and names; and what stands in their place. */
const EMPTIED: readonly (readonly [file: string, part: RegExp, empty: string])[] = [
  ['testimonials.ts', /^ {2}items: \[\n[\s\S]*?^ {2}\],/m, '  items: [],'],
  ['testimonials.ts', /^ {2}rating: (?:null|\{\n[\s\S]*?^ {2}\}),/m, '  rating: null,'],
  ['statistics.ts', /^ {2}items: \[\n[\s\S]*?^ {2}\],/m, '  items: [],'],
  ['notices.ts', /\] = \[\n[\s\S]*?^\];/m, '] = [];'],
  // In brackets the launch check finds them.
  ['pages/impressum.md', /Max Muster(?: und Erika Beispiel)?/g, '[Name]'],
  ['pages/commercial-disclosure.md', /見本 太郎（架空の人物です）/, '[名前]'],
];

/** Pages that are finished but for the names in brackets. */
export const PAGES_TO_FILL: readonly string[] = EMPTIED.map(([file]) => file).filter((file) =>
  file.endsWith('.md'),
);

/**
 * @param language as `de` @param today YYYY-MM-DD, the day of the last change of each page
 * @param refundDays that a page says, which no fact can fill in there
 * @returns text of each file of content/own/ by its path there: the words, and no customers, figures or purchases; none for a
 *     language into which nobody has translated the sample
 * @throws Error where a part to be emptied is not found
 */
export function translatedFiles(
  language: string,
  today: string,
  refundDays: number,
): Record<string, string> {
  const folder = TRANSLATIONS[language];
  if (!folder) return {};
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => /\.(?:ts|md)$/.test(name) && !LEFT_OUT.test(name));
  const texts = names.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const emptied = EMPTIED.filter(([file]) => file === name).reduce((left, [, part, empty]) => {
      if (left.search(part) < 0) throw new Error(`${folder}/${name} has no ${part}`);
      return left.replace(part, empty);
    }, text);
    const dated = emptied.replace(/(\bupdated: '?)\d{4}-\d{2}-\d{2}/g, `$1${today}`);
    return [name, name.endsWith('.md') ? dated.replace(/\d+(?=日以内)/g, `${refundDays}`) : dated];
  });
  return Object.fromEntries(texts);
}
