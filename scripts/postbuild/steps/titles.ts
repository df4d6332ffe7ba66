import type { Check, Problem } from '../problem';
import type { Page } from '../read-export';

/** Limits of what search results print (rule SM1). */
const limits = { title: { least: 1, most: 60 }, description: { least: 70, most: 160 } };
type Part = keyof typeof limits;

function textsOf({ $ }: Page, part: Part): string[] {
  const found = part === 'title' ? $('head > title') : $('meta[name="description"]');
  return found
    .toArray()
    .map((element) => (part === 'title' ? $(element).text() : ($(element).attr('content') ?? '')));
}

function lengthProblems(page: Page, part: Part): Problem[] {
  const fix = 'Change it in content/routes.ts.';
  const texts = textsOf(page, part);
  if (texts.length !== 1)
    return [{ file: page.file, problem: `${texts.length} ${part}s, expected one`, fix }];
  const { least, most } = limits[part];
  return texts
    .filter(({ length }) => length < least || length > most)
    .map((text) => ({
      file: page.file,
      problem: `${part} of ${text.length} characters, expected ${least} to ${most}: "${text}"`,
      fix,
    }));
}

function repeats(pages: Page[], part: Part): Problem[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) => {
    const [text = ''] = textsOf(page, part);
    const owner = owners.get(text);
    if (owner === undefined) owners.set(text, page.file);
    if (owner === undefined || text === '') return [];
    return {
      file: page.file,
      problem: `the same ${part} as ${owner}`,
      fix: 'Say in content/routes.ts what sets the page apart.',
    };
  });
}

/** Every page has one title and one description, of a length that is shown whole, that no other page has. */
export const titles: Check = {
  name: 'titles and descriptions',
  run({ site: { pages } }) {
    return (['title', 'description'] as const).flatMap((part) => [
      ...pages.flatMap((page) => lengthProblems(page, part)),
      ...repeats(pages, part),
    ]);
  },
};
