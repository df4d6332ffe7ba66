/** Tests that all text comes from `content/`, by the tests' own few words. */
import { contentEntries } from '@/lib/content/content-files';
import { collectStrings } from '@/lib/schemas/content-path';
import { exportedSite, textsOf } from './page';

const wordsIn = (texts: readonly string[]) =>
  texts.flatMap((text) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]{3,}/gu) ?? []);

/** Words of `content/`, and from `Intl`: of dates, currencies and lengths of time. */
const KNOWN = new Set([
  ...wordsIn(collectStrings(contentEntries.map(({ value }) => value)).map(({ text }) => text)),
  ...['october', 'november', 'dollars', 'months'],
]);

const ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

it.each(exportedSite.pages.map((page) => [page.path, page] as const))(
  '%s has no text from outside content/',
  (_, { $ }) => {
    const texts = [
      ...textsOf($, $('head title')),
      ...$('body :not(script, style)')
        .contents()
        .toArray()
        .flatMap((node) => (node.type === 'text' ? node.data : [])),
      ...$('body *, meta[name="description"]')
        .toArray()
        .flatMap((element) => ATTRIBUTES.flatMap((name) => $(element).attr(name) ?? [])),
    ];
    const words = wordsIn(texts);
    expect(words.length).toBeGreaterThan(50);
    expect([...new Set(words)].filter((word) => !KNOWN.has(word))).toEqual([]);
  },
);
