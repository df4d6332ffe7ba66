import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SECTION_IDS } from '@/components/landing/registry';
import { fieldAt } from '@/lib/content/content-files';
import type { Leaf } from '@/lib/schemas/content-path';
import { printedWords, shownContent } from './content';
import type { Issue, LaunchInput } from './finding';
import { counted } from './report';

/** Content that describes the sample's product. Controls, messages and legal pages (`legal/review`) are left out. */
const PRODUCT: readonly string[] = [...SECTION_IDS, 'routes', 'pages', 'footer', 'paymentSuccess'];

/** A line for each hash; `tools/launch/list-sample.ts` writes it. */
export const SAMPLE_FILE = 'tools/check/sample-texts.txt';

export const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Returns each text, and each paragraph of a Markdown page. Single words are left out. */
export function productTexts(written: Readonly<Record<string, unknown>>): Leaf[] {
  return printedWords(written)
    .filter(({ path: [name] }) => PRODUCT.includes(String(name)))
    .filter(({ path }) => !fieldAt(path).file.startsWith('content/legal/'))
    .flatMap(({ path, text }) => text.split(/\n{2,}/).map((part) => ({ path, text: part.trim() })))
    .filter(({ text }) => text.includes(' '));
}

/** Returns an issue for each file in which texts of the sample stand unchanged. */
export function sampleTexts({ written }: LaunchInput): Issue[] {
  const known = new Set(readFileSync(SAMPLE_FILE, 'utf8').split(/\s+/));
  const found = new Map<string, string[]>();
  for (const { path, text } of productTexts(shownContent(written))) {
    if (!known.has(hashOf(text))) continue;
    const { file, field } = fieldAt(path, text);
    found.set(file, [...(found.get(file) ?? []), field]);
  }
  return [...found].map(([file, fields]) => ({
    ...{ file, field: '' },
    text: `${counted(fields.length, 'text')} of the sample, word for word: ${fields.join(', ')}.`,
  }));
}
