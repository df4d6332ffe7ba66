import type { Check, Problem } from '../problem';
import type { Page } from '../read-export';
import { words } from '../visible-text';

const fix = 'Print what the price is compared with right after it: "6 × $14.99 billed monthly".';

/** What stands in the card after its struck price. */
function textAfter(struck: string, cardText: string): string {
  return cardText.slice(cardText.indexOf(struck) + struck.length);
}

function problemsOf(page: Page): Problem[] {
  const { $, file } = page;
  const prices = $('s, del, strike')
    .toArray()
    .filter((element) => /\d/.test($(element).text()));
  return prices.flatMap((element) => {
    const struck = words($(element).text());
    const card = $(element).closest('li, article, section, table');
    const after = textAfter(struck, words(card.text()));
    if (!('data-compared' in element.attribs))
      return { file, problem: `struck price ${struck} without data-compared`, fix };
    if (/\d+ × \$\d[\d,]*\.\d\d/.test(after)) return [];
    return { file, problem: `struck price ${struck} is not explained in its card`, fix };
  });
}

/** A struck price is no former price but the same months billed monthly, and says so in the same card (rule LAW8). */
export const struckPrices: Check = {
  name: 'struck prices explained',
  run({ site }) {
    return site.pages.flatMap(problemsOf);
  },
};
