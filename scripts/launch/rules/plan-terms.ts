import { planCards } from '@/lib/plans/texts';
import { words } from '../../postbuild/visible-text';
import { builtCards } from '../built-cards';
import { type Found, inContent, type LaunchInput, type Rule } from '../finding';

/** What a buyer must read beside the button, and the word by which it is known. */
const needed = {
  renews: /renew/i,
  cancel: /cancel/i,
  refund: /refund|money[- ]back/i,
  currency: /dollar|USD/i,
};

/** A text that does not say what it is there for. */
function emptyWords({ content: { pricing } }: LaunchInput): Found[] {
  return Object.entries(needed).flatMap(([field, word]) =>
    word.test(pricing[field as keyof typeof needed])
      ? []
      : inContent(
          ['pricing', field],
          'Say here what the field is called for: buyers must read it.',
        ),
  );
}

/** A card that lacks one of them. */
function missingWords({ content, site }: LaunchInput): Found[] {
  const cards = planCards(content.plans, content.pricing);
  return builtCards(content, site).flatMap(({ index, text }) => {
    const missing = cards[index]?.terms.filter((term) => !text.includes(words(term.text))) ?? [];
    return missing.map((term) =>
      inContent(
        ['plans', index],
        `The card on the page does not say “${term.text}”. Build the site again; the card must print it.`,
      ),
    );
  });
}

/** Renewal, cancelling, refund and currency stand in every card, before anybody pays. */
export const planTerms: Rule = {
  id: 'LR11',
  part: 'The built pages',
  title: 'every plan says its terms',
  severity: 'error',
  find(input) {
    const { content, site } = input;
    const shown = builtCards(content, site).map(({ index }) => index);
    const unseen = content.plans.flatMap(({ title }, index) =>
      shown.includes(index)
        ? []
        : inContent(['plans', index], `The built page has no card of ${title}. Build it again.`),
    );
    return [...emptyWords(input), ...unseen, ...missingWords(input)];
  },
};
