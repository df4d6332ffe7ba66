import { content } from '@/lib/content/content';
import { isRenewed, planCards } from '@/lib/plans/texts';
import { joinSentences, noBreak } from '@/lib/text/sentences';
import { attributesOf, builtPage, textsOf } from './page';

const { plans, pricing } = content;

const $ = builtPage('/');
const articles = $('#pricing article').toArray();
const cards = planCards(content);

it('plan cards are in order, and popular plans have a badge', () => {
  const shown = articles.map((article) => $(article));
  expect(shown.map((card) => card.find('h3').text())).toEqual(plans.map(({ title }) => title));
  expect(shown.map((card) => card.text().includes(pricing.popular.text))).toEqual(
    plans.map(({ popular }) => popular),
  );
});

describe.each(cards)('the $title card', (card) => {
  const article = $(articles[cards.indexOf(card)]);

  it('splits its price visually, but not for screen readers', () => {
    const { parts, whole, spoken } = card.price;
    const [heard, drawn, period] = article.find('h3 + p > span').toArray();
    expect($(heard).text()).toBe(spoken);
    expect($(heard).hasClass('sr-only')).toBe(true);
    expect($(drawn).attr('aria-hidden')).toBe('true');
    expect(textsOf($, $(drawn).children())).toEqual(parts);
    expect(textsOf($, $(drawn).children('b'))).toEqual(parts.slice(whole, whole + 1));
    expect($(period).text()).toBe(noBreak(card.period));
  });

  it('explains any struck-out price and saving', () => {
    const struck = article.find('s');
    const { comparison } = card;
    expect(textsOf($, struck)).toEqual(comparison ? [comparison.amount] : []);
    if (!comparison) return expect(article.text()).not.toMatch(/\bsave\b|%/i);
    const { spoken, explanation, saving, perMonth } = comparison;
    expect(struck.attr('aria-hidden')).toBe('true');
    expect(textsOf($, struck.nextAll())).toEqual([spoken, noBreak(explanation), saving, perMonth]);
  });

  it('has its terms, all features with those that it lacks, and payment link', () => {
    const link = plans[cards.indexOf(card)]?.paymentLink;
    const terms = [link ? '' : pricing.unavailable, ...card.terms];
    const said = [joinSentences(terms.filter(Boolean)), card.inherits].filter(Boolean);
    const onOneLine = said.map((text) => text?.replaceAll('\n', ' '));
    expect(textsOf($, article.find('.plan-terms'))).toEqual(onOneLine);
    expect(textsOf($, article.find('li'))).toEqual(
      card.features.map(
        ({ text, explanation = '', included }) =>
          `${included ? '' : `${pricing.notIncluded} `}${text}${noBreak(explanation)}`,
      ),
    );
    const choose = article.find('a, button');
    expect(attributesOf($, choose, 'href')).toEqual([link ?? undefined]);
    expect(attributesOf($, choose, 'rel')).toEqual([link ? 'noopener' : undefined]);
    expect(choose.text()).toContain(card.title);
  });
});

it('with example links, pricing has a sample label and a link to the thank-you page', () => {
  const isSample = cards.some((card) => card.isSample);
  const way = $('#pricing a').filter(
    (_, link) => $(link).attr('href') === pricing.sampleNote.link.href,
  );
  expect(textsOf($, way)).toEqual(isSample ? [pricing.sampleNote.link.name] : []);
  expect($('#pricing').text().includes(pricing.sampleNote.text)).toBe(isSample);
  expect(way.closest('article')).toHaveLength(0);
  expect($(articles).text()).not.toContain(pricing.sampleNote.text);
});

it('pricing shows payment methods, guarantee and canceling', () => {
  const section = $('#pricing');
  const names = pricing.methods.items.map(({ name }) => name);
  const shown = section.find('.payment-logos > *').toArray();
  expect(shown.map((mark) => $(mark).attr('alt') ?? $(mark).text())).toEqual(names);
  const { methods, access, guarantee, flexible } = pricing;
  for (const { when, title, text } of [methods, access, guarantee])
    for (const words of [when, title, text]) expect(section.text()).toContain(noBreak(words));
  expect(section.text().includes(flexible.text)).toBe(plans.some(isRenewed));
});
