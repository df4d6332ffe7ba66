/** What a buyer agrees to is said before anybody pays, and is the same everywhere. */
import type { Content } from '@/lib/content/content';
import { leavesOf, textAt, valueAt } from '@/lib/content/walk';
import { planCards } from '@/lib/plans/sheet';
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

/** What a buyer must read beside the button, and the word by which it is known. */
const NEEDED = {
  renews: /renew/i,
  cancel: /cancel/i,
  refund: /refund|money[- ]back/i,
  currency: /dollar|USD/i,
};

function emptyWords({ content }: ContentInput) {
  return Object.entries(NEEDED).flatMap(([field, word]) => {
    const text = textAt(content, ['pricing', field]);
    const what = 'what the field is called for, as buyers must read it';
    return word.test(text) ? [] : expected(['pricing', field], what, text);
  });
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
  content: emptyWords,
  pages: cardFaults,
};

/** A number of days in a sentence about getting money back. */
const REFUND_DAYS = [
  /\b(\d+)[- ]days?[- ](?:money[- ]back|full refund|refund)/gi,
  /\bwithin (\d+) days (?:of|after) (?:\w+ ){0,3}(?:subscription|subscribing|purchase|payment|order)/gi,
  /\bafter (\d+) days,? (?:all )?sales are final/gi,
];

/** @returns the numbers of days within which a text promises money back */
function promisedDays(text: string): string[] {
  return REFUND_DAYS.flatMap((promise) => [...text.matchAll(promise)]).map(([, days = '']) => days);
}

function otherDays({ content }: ContentInput) {
  const days = String(valueAt(content, ['site', 'refundDays']));
  const what = `the refund days of content/site.ts, ${days}`;
  return leavesOf(content)
    .filter(({ text }) => promisedDays(text).some((promised) => promised !== days))
    .flatMap(({ path, text }) => expected(path, what, text));
}

/** What is wrong with the days that a page promises, in its words and for search engines. Each page names them, in its footer. */
function pageDays(page: Page, days: number): string[] {
  const text = visibleText(page.$);
  const policies = ofType(pageNodes(page), 'MerchantReturnPolicy');
  const promised = [
    ...promisedDays(text),
    ...policies.flatMap(({ merchantReturnDays }) => merchantReturnDays ?? []).map(String),
  ];
  return [
    ...[...new Set(promised)]
      .filter((other) => other !== String(days))
      .map((other) => `The page promises ${other} days and not ${days}.`),
    ...(new RegExp(`\\b${days}[- ]days?\\b`, 'i').test(text)
      ? []
      : [`The page does not name ${days} days.`]),
  ];
}

export const refundDays: Check = {
  id: 'LR12',
  title: 'the refund period is the same everywhere',
  content: otherDays,
  pages: ({ site, content }) =>
    site.pages.flatMap((page) => {
      const faults = pageDays(page, content.site.refundDays);
      return inContent(['site', 'refundDays'], faults, { page: page.file });
    }),
};
