import { content } from '@/lib/content/content';
import { cheapestRanges, planPrice } from '@/lib/plans/figures';
import { planCards } from '@/lib/plans/texts';
import { builtPage, textsOf } from './page';

const { plans, pricing } = content;

const $ = builtPage('/');
const articles = $('#pricing article').toArray();
// That its figures follow from the plans is a check; here is how a card shows them.
const cards = planCards(plans, pricing);

it('has a card for every plan, in order, and marks those that are popular', () => {
  const shown = articles.map((article) => $(article));
  expect(shown.map((card) => card.find('h3').text())).toEqual(plans.map(({ title }) => title));
  expect(shown.map((card) => card.text().includes(pricing.popular.text))).toEqual(
    plans.map(({ popular }) => popular),
  );
});

describe.each(cards)('the card of $title', (card) => {
  const article = $(articles[cards.indexOf(card)]);

  it('shows the price in parts, which screen readers hear as a whole, and its period', () => {
    const { symbol, dollars, cents, spoken } = card.price;
    const [heard, drawn, period] = article.find('h3 + p > span').toArray();
    expect($(heard).text()).toBe(spoken);
    expect($(heard).hasClass('sr-only')).toBe(true);
    expect($(drawn).attr('aria-hidden')).toBe('true');
    expect(textsOf($, $(drawn).children())).toEqual([symbol, dollars, cents]);
    expect($(period).text()).toBe(card.period);
  });

  it('strikes what it compares with for eyes alone, explains it, and says what is saved', () => {
    const struck = article.find('s');
    const { comparison } = card;
    expect(textsOf($, struck)).toEqual(comparison ? [comparison.amount] : []);
    if (!comparison) return expect(article.text()).not.toMatch(/\bsave\b|%/i);
    const { spoken, explanation, saving, perMonth } = comparison;
    expect(struck.attr('aria-hidden')).toBe('true');
    expect(textsOf($, struck.nextAll('span'))).toEqual([spoken, explanation]);
    expect(textsOf($, struck.parent().next())).toEqual([`${saving} · ${perMonth}`]);
  });

  it('names each of its terms, tells what it has from what it lacks in words, and leads to its payment page', () => {
    expect(textsOf($, article.find('dt'))).toEqual(card.terms.map(({ name }) => name));
    const lacks = ({ included, text }: (typeof card.features)[number]) =>
      included ? text : `${pricing.notIncluded} ${text}`;
    expect(textsOf($, article.find('[data-included]'))).toEqual(card.features.map(lacks));
    const choose = article.find('a');
    expect(choose.attr('href')).toBe(plans[cards.indexOf(card)]?.paymentLink ?? undefined);
    expect(choose.attr('rel')).toBe('noopener');
    expect(choose.text()).toContain(card.title);
  });
});

it('says above the plans that it is a sample, while their links are, and leads on to what follows a payment', () => {
  const isSample = cards.some((card) => card.isSample);
  const way = $('#pricing a').filter(
    (_, link) => $(link).attr('href') === pricing.sample.link.href,
  );
  expect(textsOf($, way)).toEqual(isSample ? [pricing.sample.link.name] : []);
  expect($('#pricing').text().includes(pricing.sample.text)).toBe(isSample);
  expect(way.closest('article')).toHaveLength(0);
  expect(textsOf($, $(articles)).map((text) => text.includes(pricing.sample.text))).toEqual(
    cards.map((card) => card.isSample),
  );
});

it('has one sign for what a plan has, and another for what it lacks', () => {
  const signs = ['true', 'false'].map((included) => {
    const drawn = $(`#pricing [data-included="${included}"] svg`).toArray();
    return [...new Set(drawn.map((sign) => $(sign).html()))];
  });
  expect(signs.map(({ length }) => length)).toEqual([1, 1]);
  expect(signs[0]).not.toEqual(signs[1]);
});

it('names every way to pay with its mark, who takes the money, guarantee and cancelling', () => {
  const section = $('#pricing');
  const marks = section.find('li > img').parent();
  expect(textsOf($, marks)).toEqual(pricing.methods.items.map(({ name }) => name));
  for (const { title, text } of [pricing.guarantee, pricing.flexible, pricing.methods])
    for (const words of [title, text]) expect(section.text()).toContain(words);
});

it('names the plan that costs least for every length of use, of two of the longest periods', () => {
  const last = 2 * Math.max(...plans.map(({ months }) => months));
  const ranges = cheapestRanges(plans.map(planPrice), last).map(({ from, to, plan }) =>
    from === to ? `${from} ${plan.title}` : `${from}–${to} ${plan.title}`,
  );
  expect(textsOf($, $('#costs ol li'))).toEqual(ranges);
});
