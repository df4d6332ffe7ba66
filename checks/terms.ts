/** What a buyer agrees to is said before anybody pays, and is the same everywhere. */
import type { Content } from '@/lib/content/content';
import { siteSchema } from '@/lib/content/schemas/site';
import { leavesOf, textAt, valueAt } from '@/lib/content/walk';
import { planCards } from '@/lib/plans/sheet';
import { currencyName } from '@/lib/text/format';
import { englishOf } from './english';
import { type Page, pageAt, type ReadExport } from './export';
import { type Check, type ContentInput, expected, inContent, type PagesInput } from './finding';
import { ofType, pageNodes, textsOf, visibleText, words } from './page';

/** The cards of plans on the landing page: `text` is all that one says on one line, `struck` the struck amount or nothing. */
export function builtCards({ plans, routes }: Content, site: ReadExport) {
  const page = pageAt(site, routes.home.path);
  if (!page) return [];
  return plans.flatMap(({ id }, index) => {
    const card = page.$(`[data-plan="${id}"]`).first();
    const struck = words(card.find('[data-compared]').text());
    return textsOf(page.$, card).map((text) => ({ index, text, struck, page: page.file }));
  });
}

/** What a buyer must read beside the button, each in the words of its field. */
function emptyWords({ content }: ContentInput) {
  return Object.entries(englishOf(content)?.terms ?? {}).flatMap(([field, { is, such }]) => {
    const text = textAt(content, ['pricing', 'card', field]);
    return is.test(text)
      ? []
      : expected(['pricing', 'card', field], `words such as “${such}”`, text);
  });
}

function unnamedCurrency({ content }: ContentInput) {
  const { data: site } = siteSchema.safeParse(content.site);
  if (!site) return [];
  const field = site.pricesIncludeTax ? 'taxIncluded' : 'taxAdded';
  const text = textAt(content, ['pricing', 'card', 'currency', field]);
  const names = [currencyName(site), site.currency, '{currency}'];
  const isNamed = names.some((name) => text.toLowerCase().includes(name.toLowerCase()));
  const what = `the currency by its name, ${names[0]}`;
  return isNamed ? [] : expected(['pricing', 'card', 'currency', field], what, text);
}

function cardFaults({ content, site }: PagesInput) {
  const shown = builtCards(content, site);
  return planCards(content).flatMap(({ title, terms }, index) => {
    const card = shown.find((one) => one.index === index);
    const unsaid = terms
      .filter((text) => !card?.text.includes(words(text)))
      .map((text) => `The card does not say “${text}”, and must. Build the site again.`);
    const faults = card ? unsaid : `The page has no card of ${title}. Build the site again.`;
    return inContent(['plans', index], faults, { page: card?.page ?? 'index.html' });
  });
}

export const planTerms: Check = {
  id: 'LR11',
  title: 'every plan says its terms',
  content: (input) => [...emptyWords(input), ...unnamedCurrency(input)],
  pages: cardFaults,
};

/** @returns the numbers of days within which a text promises money back, in a language of which words are known */
function promisedDays(text: string, content: unknown): string[] {
  const patterns = englishOf(content)?.refundDays ?? [];
  return patterns.flatMap((promise) => [...text.matchAll(promise)]).map(([, days = '']) => days);
}

/** Each page names the days in the words of its footer. */
function otherDays({ content }: ContentInput) {
  const days = String(valueAt(content, ['site', 'refundDays']));
  const what = `the refund days of content/site.ts, ${days}`;
  const line = textAt(content, ['footer', 'refund']);
  const isNamed = line.includes('{refundDays}') || line.match(/\d+/g)?.includes(days);
  return [
    ...leavesOf(content)
      .filter(({ text }) => promisedDays(text, content).some((promised) => promised !== days))
      .flatMap(({ path, text }) => expected(path, what, text)),
    ...(isNamed ? [] : expected(['footer', 'refund'], what, line)),
  ];
}

/** What is wrong with the days that a page promises, in its words and for search engines. */
function pageDays(page: Page, content: Content): string[] {
  const { refundDays: days } = content.site;
  const text = visibleText(page.$);
  const policies = ofType(pageNodes(page), 'MerchantReturnPolicy');
  const promised = [
    ...promisedDays(text, content),
    ...policies.flatMap(({ merchantReturnDays }) => merchantReturnDays ?? []).map(String),
  ];
  return [
    ...[...new Set(promised)]
      .filter((other) => other !== String(days))
      .map((other) => `The page promises ${other} days and not ${days}.`),
    ...(text.includes(words(content.footer.refund))
      ? []
      : [`The page does not name ${days} days, as footer.refund has it.`]),
  ];
}

export const refundDays: Check = {
  id: 'LR12',
  title: 'the refund period is the same everywhere',
  content: otherDays,
  pages: ({ site, content }) =>
    site.pages.flatMap((page) => {
      const faults = pageDays(page, content);
      return inContent(['site', 'refundDays'], faults, { page: page.file });
    }),
};
