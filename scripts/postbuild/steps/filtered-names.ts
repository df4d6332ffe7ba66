import type { Check, CheckInput, Problem } from '../problem';
import type { Page } from '../read-export';

const words =
  'ads?|advert\\w*|banners?|promo\\w*|sponsor\\w*|popups?|newsletters?|cookies?|consent';
const within = (names: string) => new RegExp(`(?:^|[-_/.:])(?:${names})(?:[-_/.:]|$)`, 'i');

/** What the lists of content blockers hide, on any site, by class or id. */
const hidden = within(`${words}|social-share`);
/** What they do not let through, by address. */
const blocked = within(`${words}|social-share|tracking|tracker|analytics`);

/** The bundler makes these names from hashes: a word in one is chance, and pages stay whole without a file of code. */
const hashed = /^_next\/static\/(?:chunks|media)\//;

/** Classes and ids of a page, those included that only its styles name: scripts bring their elements later. */
function namesOf({ $ }: Page): string[] {
  const elements = $('[class], [id]').toArray();
  const own = elements.flatMap(({ attribs }) => [
    ...(attribs.class ?? '').split(/\s+/),
    attribs.id ?? '',
  ]);
  const selectors = $('style')
    .text()
    .matchAll(/[.#]([a-z_][\w-]*)/gi);
  return [...own, ...[...selectors].map(([, name]) => name ?? '')];
}

function problemsOf({ files, pages }: CheckInput['site']): Problem[] {
  const addresses = [...files].filter((file) => !hashed.test(file) && blocked.test(file));
  const fix = 'Give it another name: content blockers take it for an advertisement.';
  return [
    ...addresses.map((file) => ({ file, problem: `its address is ${file}`, fix })),
    ...pages.flatMap((page) =>
      [...new Set(namesOf(page))]
        .filter((name) => hidden.test(name))
        .map((name) => ({ file: page.file, problem: `a class or id is ${name}`, fix })),
    ),
  ];
}

/** No file, class or id has a name that the usual lists of content blockers act on. */
export const filteredNames: Check = {
  name: 'no names that content blockers filter',
  run: ({ site }) => problemsOf(site),
};
