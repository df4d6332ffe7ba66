/** Sentences that consumer law asks for, and those that it forbids. */
import type { Content } from '@/lib/content/content';
import type { RouteName } from '@/lib/content/schemas/site';
import { leavesOf, textAt } from '@/lib/content/walk';
import { type Check, type ContentInput, expected, onEachPage } from './finding';
import { visibleText, words } from './page';

const RISK_OF_LOSS = /\brisk of loss\b|\bloss\b[^.]*\brisk\b/i;

const PAID = /\bpayment (?:was |is |has been )?(?:confirmed|successful|received|complete)\b/i;

/**
 * @param on names of the routes that are looked at; every page where there are none
 * @param find what is wrong with the text of such a page, or null
 * @param file where the words stand
 */
function onPages(
  on: RouteName[],
  file: string,
  find: (text: string, content: Content) => string | null,
) {
  return onEachPage(file, ({ path, $ }, { content }) =>
    on.length === 0 || on.some((name) => content.routes[name].path === path)
      ? find(visibleText($), content)
      : null,
  );
}

export const longerRight: Check = {
  id: 'LAW12',
  title: 'a longer right to cancel applies',
  pages: onPages(['refund'], 'content/legal/refund.ts', (text) =>
    /\blaw where you live gives you a longer right to cancel\b[^.]*\bthat right applies\b/.test(
      text,
    )
      ? null
      : 'Say that a longer right to cancel, where the law gives one, applies: “If the law where you live gives you a longer right to cancel, that right applies.”',
  ),
};

/** The risk line and the disclaimer name the risk in words that regulators ask for. */
function unnamedRisk({ content }: ContentInput) {
  const line = textAt(content, ['footer', 'risk']);
  const said = leavesOf(content.disclaimer).some(({ text }) => RISK_OF_LOSS.test(text));
  const loss = 'words such as “trading involves substantial risk of loss”';
  const past = 'the words “past performance is not indicative of future results”';
  return [
    ...(said ? [] : expected(['disclaimer', 'sections'], loss, undefined)),
    ...(RISK_OF_LOSS.test(line) ? [] : expected(['footer', 'risk'], loss, line)),
    ...(/past performance is not indicative of future results/i.test(line)
      ? []
      : expected(['footer', 'risk'], past, line)),
  ];
}

const printedRisk = onPages([], 'content/footer.ts', (text, { footer }) =>
  text.includes(words(footer.risk)) ? null : 'The page does not print the risk line of the footer.',
);

const noAdvice = onPages(['home', 'disclaimer'], 'content/', (text) =>
  /\bnot\b[^.]{0,40}\bfinancial advice\b/i.test(text)
    ? null
    : 'Say that this is not financial advice.',
);

export const riskLine: Check = {
  id: 'LAW13',
  title: 'pages name the risk',
  content: unnamedRisk,
  pages: (input) => [...printedRisk(input), ...noAdvice(input)],
};

export const affiliation: Check = {
  id: 'LAW16',
  title: 'who names the charting platform denies an affiliation',
  pages: onPages([], 'content/footer.ts', (text, { site }) =>
    !text.includes(site.platformName) || /\bnot affiliated with\b/i.test(text)
      ? null
      : `The page names ${site.platformName}. Say that this site is not affiliated with it.`,
  ),
};

export const paymentClaimed: Check = {
  id: 'LAW17',
  title: 'no page claims that a payment went through',
  pages: onPages(['paymentSuccess'], 'content/payment-success.ts', (text) =>
    PAID.test(text)
      ? `“${text.match(PAID)?.[0]}” is more than a static page can know. Say what the buyer can see.`
      : null,
  ),
};
