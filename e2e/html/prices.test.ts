import { content } from '@/lib/content/content';
import { cheapestRanges, planPrice } from '@/lib/plans/figures';
import { buildPricingTable, planCards } from '@/lib/plans/sheet';
import { isRenewed } from '@/lib/plans/texts';
import { joinSentences, noBreak } from '@/lib/text/sentences';
import { attributesOf, builtPage, textsOf } from './page';

const { plans, pricing, site } = content;

const $ = builtPage('/');
const articles = $('#pricing article').toArray();
// That its figures follow from the plans is a check; here is how a card shows them.
const cards = planCards(content);

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
    const { parts, whole, spoken } = card.price;
    const [heard, drawn, period] = article.find('h3 + p > span').toArray();
    expect($(heard).text()).toBe(spoken);
    expect($(heard).hasClass('sr-only')).toBe(true);
    expect($(drawn).attr('aria-hidden')).toBe('true');
    expect(textsOf($, $(drawn).children())).toEqual(parts);
    expect(textsOf($, $(drawn).children('b'))).toEqual(parts.slice(whole, whole + 1));
    expect($(period).text()).toBe(card.period);
  });

  it('strikes what it compares with for eyes alone, explains it, and says what is saved', () => {
    const struck = article.find('s');
    const { comparison } = card;
    expect(textsOf($, struck)).toEqual(comparison ? [comparison.amount] : []);
    if (!comparison) return expect(article.text()).not.toMatch(/\bsave\b|%/i);
    const { spoken, explanation, saving, perMonth } = comparison;
    expect(struck.attr('aria-hidden')).toBe('true');
    expect(textsOf($, struck.nextAll())).toEqual([spoken, explanation, saving, perMonth]);
  });

  it('says its terms, what it adds and what it lacks in words, and leads to its payment page', () => {
    const link = plans[cards.indexOf(card)]?.paymentLink;
    const sample = card.isSample ? pricing.sample.text : '';
    const terms = [link ? '' : pricing.unavailable, ...card.terms, sample];
    const said = [joinSentences(terms.filter(Boolean)), card.inherits, card.lacks].filter(Boolean);
    const onOneLine = said.map((text) => text?.replaceAll('\n', ' '));
    expect(textsOf($, article.find('.plan-terms'))).toEqual(onOneLine);
    expect(textsOf($, article.find('li'))).toEqual(card.adds);
    const choose = article.find('a, button');
    expect(attributesOf($, choose, 'href')).toEqual([link ?? undefined]);
    expect(attributesOf($, choose, 'rel')).toEqual([link ? 'noopener' : undefined]);
    expect(choose.text()).toContain(card.title);
  });
});

it('has a row for what each month comes to, where a plan lasts for months, and one for every feature, with a cell for every plan, which tells in words what it lacks', () => {
  const { features, isRenewed: hasMonths } = buildPricingTable(content);
  const rows = $('#compare tbody tr').toArray();
  const cells = rows.map((row) => textsOf($, $(row).children('td')));
  expect(cells).toEqual([
    ...(hasMonths ? [cards.map(({ perMonth }) => perMonth)] : []),
    ...features.map(({ has }) => has.map((isIn) => (isIn ? pricing.included : pricing.missing))),
  ]);
  expect(textsOf($, $('#compare thead th'))).toEqual([
    pricing.feature,
    ...plans.map(({ title }) => title),
  ]);
  const named = features.map(({ text, explanation = '' }) => text + explanation);
  expect(textsOf($, $('#compare tbody th'))).toEqual([
    ...(hasMonths ? [pricing.perMonthRow] : []),
    ...named,
  ]);
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

it('names every way to pay by its mark, who takes the money, guarantee and, where it renews, cancelling', () => {
  const section = $('#pricing');
  const names = pricing.methods.items.map(({ name }) => name);
  expect(attributesOf($, section.find('.pay-marks img'), 'alt')).toEqual(names);
  const { methods, access, guarantee, flexible } = pricing;
  for (const { when, title, text } of [methods, access, guarantee])
    for (const words of [when, title, text]) expect(section.text()).toContain(noBreak(words));
  expect(section.text().includes(flexible.text)).toBe(plans.some(isRenewed));
});

it('leads to every card from a bar with the totals', () => {
  const links = $('#pricing nav a');
  const several = cards.length > 1 ? cards : [];
  expect(textsOf($, links)).toEqual(several.map(({ title, price }) => `${title} ${price.spoken}`));
  expect(attributesOf($, links, 'href')).toEqual(
    several.map((_, index) => `/#${articles[index]?.attribs.id}`),
  );
});

const prices = plans.map((plan) => planPrice(plan, site.currency));

it('names the plan that costs least for every length of use that can be asked for', () => {
  const ranges = cheapestRanges(prices).map(({ from, to, plan }) =>
    from === to ? `${plan.title} ${from}` : `${plan.title} ${from}–${to}`,
  );
  expect(textsOf($, $('#costs li'))).toEqual(plans.length > 1 ? ranges : []);
});
