/** Sentences that consumer law asks for, and those that it forbids, in the languages whose words are known. */
import type { Content } from '@/lib/content/content';
import type { RouteName } from '@/lib/content/schemas/site';
import { leavesOf, textAt } from '@/lib/content/walk';
import { type Check, type ContentInput, expected, onEachPage } from './finding';
import { unjudged, wordingOf } from './languages/languages';
import type { Phrase, Wording } from './languages/wording';
import { visibleText, words } from './page';

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

/** @returns what is wrong with a text that has to say something; null in a language of which no words are known */
function unsaid(
  phrase: (wording: Wording) => Phrase,
  text: string,
  content: Content,
  todo: (such: string) => string,
): string | null {
  const wording = wordingOf(content);
  if (!wording) return null;
  const { is, such } = phrase(wording);
  return is.test(text) ? null : todo(such);
}

export const longerRight: Check = {
  id: 'LAW12',
  title: 'a longer right to cancel applies',
  pages: onPages(['refund'], 'content/legal/refund.ts', (text, content) =>
    unsaid(
      (wording) => wording.longerRight,
      text,
      content,
      (such) => `Say that a longer right to cancel, where the law gives one, applies: “${such}”`,
    ),
  ),
  launch: ({ content }) =>
    unjudged(
      content,
      'the refund page has to say that a longer right to cancel, where the law gives one, applies.',
    ),
};

/** The risk line and the disclaimer name the risk in words that regulators ask for. */
function unnamedRisk({ content }: ContentInput) {
  const wording = wordingOf(content);
  if (!wording) return [];
  const { riskOfLoss, pastPerformance } = wording;
  const line = words(textAt(content, ['footer', 'risk']));
  const said = leavesOf(content.disclaimer).some(({ text }) => riskOfLoss.is.test(words(text)));
  const loss = `words such as “${riskOfLoss.such}”`;
  const past = `words such as “${pastPerformance.such}”`;
  return [
    ...(said ? [] : expected(['disclaimer', 'sections'], loss, undefined)),
    ...(riskOfLoss.is.test(line) ? [] : expected(['footer', 'risk'], loss, line)),
    ...(pastPerformance.is.test(line) ? [] : expected(['footer', 'risk'], past, line)),
  ];
}

const printedRisk = onPages([], 'content/footer.ts', (text, { footer }) =>
  text.includes(words(footer.risk)) ? null : 'The page does not print the risk line of the footer.',
);

const noAdvice = onPages(['home', 'disclaimer'], 'content/', (text, content) =>
  unsaid(
    (wording) => wording.noAdvice,
    text,
    content,
    (such) => `Say that this is no financial advice: “${such}”.`,
  ),
);

export const riskLine: Check = {
  id: 'LAW13',
  title: 'pages name the risk',
  content: unnamedRisk,
  pages: (input) => [...printedRisk(input), ...noAdvice(input)],
  launch: ({ content }) =>
    unjudged(
      content,
      'footer.risk and the disclaimer have to name the risk of loss, footer.risk that past performance says nothing about the future, the home page and the disclaimer that this is no financial advice.',
    ),
};

export const affiliation: Check = {
  id: 'LAW16',
  title: 'who names the charting platform denies an affiliation',
  pages: onPages([], 'content/footer.ts', (text, content) => {
    const { platformName, isPlatformNamed } = content.site;
    if (!isPlatformNamed || !text.includes(platformName)) return null;
    return unsaid(
      (wording) => wording.notAffiliated,
      text,
      content,
      (such) =>
        `The page names ${platformName}. Say that this site is not affiliated with it: “${such}”.`,
    );
  }),
  launch: ({ content }) =>
    content.site.isPlatformNamed
      ? unjudged(content, 'footer.affiliation has to deny an affiliation with the platform.')
      : [],
};

export const paymentClaimed: Check = {
  id: 'LAW17',
  title: 'no page claims that a payment went through',
  pages: onPages(['paymentSuccess'], 'content/payment-success.ts', (text, content) => {
    const claimed = wordingOf(content)?.paid.exec(text)?.[0];
    return claimed
      ? `“${claimed}” is more than a static page can know. Say what the buyer can see.`
      : null;
  }),
  launch: ({ content }) =>
    unjudged(content, 'the page after the payment must not say that the payment went through.'),
};
