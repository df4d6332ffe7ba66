/** Writes down in content/own/launch.ts what an owner confirms before a launch. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { legalRecord } from '@/checks/legal';
import { priceFingerprint } from '@/checks/payments';
import type { Content } from '@/lib/content/content';
import { LEGAL_PAGES } from '@/lib/content/schemas/pages';
import { sourceOf } from './content-source';

const OWN = 'content/own/launch.ts';

/** A field of an exported object, in braces or not, up to the comma at its end. */
const fieldOf = (name: string) =>
  new RegExp(`^(  ${name}: )(?:\\{(?:[^{}]|\\{[^{}]*\\})*\\}|[^{},\\n]+)(,?)$`, 'm');

/**
 * @param source text of a content file, as Biome formats it
 * @param name a field of what it exports
 * @param value what the field gets
 * @returns the text with that value; other fields and comments stay as they are
 */
export function withField(source: string, name: string, value: unknown): string {
  const written = sourceOf(value, '  ');
  const field = fieldOf(name);
  if (field.test(source))
    return source.replace(field, (_, start, end) => `${start}${written}${end}`);
  return source.replace(/^\};$/m, `  ${name}: ${written},\n};`);
}

function write(name: string, value: unknown): void {
  const source = readFileSync(existsSync(OWN) ? OWN : 'content/launch.ts', 'utf8');
  mkdirSync('content/own', { recursive: true });
  writeFileSync(OWN, withField(source, name, value));
}

/** Records the legal pages as they are now. @returns for each whether it could be, and a line about it */
export function recordLegalPages(
  content: Content,
  today: string,
  isWordingOnly: boolean,
): { isRecorded: boolean; text: string }[] {
  const legalText: Record<string, unknown> = { ...content.launch.legalText };
  const outcomes = LEGAL_PAGES.map((page) => {
    const record = legalRecord(page, { content, today }, isWordingOnly);
    if (typeof record === 'string')
      return { isRecorded: false, text: `${page}: not recorded. ${record}` };
    legalText[page] = record;
    return { isRecorded: true, text: `${page}: recorded as of ${record.updated}.` };
  });
  write('legalText', legalText);
  return outcomes;
}

/** Records that somebody saw on the payment pages that they charge what this site says. @returns what was recorded */
export function recordPrices(content: Content, today: string, by: string): string {
  write('pricesConfirmed', { by, date: today, fingerprint: priceFingerprint(content) });
  return `Prices: recorded as seen by ${by} on ${today}.`;
}
