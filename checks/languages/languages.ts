/** What checks know of the words of a language. In one of which they know none they say that they cannot judge it. */
import { type Found, inContent } from '@/checks/finding';
import type { Content } from '@/lib/content/content';
import { textAt } from '@/lib/content/walk';
import { de } from './de';
import { en } from './en';
import { ja } from './ja';
import type { Wording } from './wording';

const WORDINGS: Readonly<Record<string, Wording>> = { de, en, ja };

/** @param content of any shape @returns what is known of the words of the site's language, or null */
export function wordingOf(content: unknown): Wording | null {
  const [language = ''] = textAt(content, ['site', 'locale']).split('-');
  return WORDINGS[language] ?? null;
}

/** @param what to look at instead @returns the one thing that a check says in a language of which it knows no words */
export function unjudged(content: Content, what: string): Found[] {
  if (wordingOf(content)) return [];
  const known = Object.keys(WORDINGS).join(', ');
  const text = `No wording of this rule is known in ${content.site.locale}, only in ${known}. Read for yourself: ${what}`;
  return inContent(['site', 'locale'], text, { severity: 'warning' });
}

/** @returns a pattern of all of them, without regard to case */
export function anyOf(list: readonly RegExp[]): RegExp {
  return new RegExp(list.map(({ source }) => source).join('|'), 'giu');
}
