import { content } from '@/lib/content/content';
import { builtPage, textsOf } from './page';

const { plans, pricing, site } = content;

const $ = builtPage('/');
const [base] = plans;
if (!base) throw new Error('the site sells nothing');

/** Dollars to whole cents and back, computed here so that the site's own arithmetic is checked and not trusted. */
const cents = (dollars: number) => Math.round(dollars * 100);
const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`;

const articles = $('#pricing article').toArray();

it('has a card for every plan, in order, and marks those that are popular', () => {
  const cards = articles.map((article) => $(article));
  expect(cards.map((card) => card.find('h3').text())).toEqual(plans.map(({ title }) => title));
  expect(cards.map((card) => card.text().includes(pricing.popular.text))).toEqual(
    plans.map(({ popular }) => popular),
  );
});

describe.each(plans)('the card of $title', (plan) => {
  const card = $(articles[plans.indexOf(plan)]);
  const price = dollars(cents(plan.price));
  const parallel = (cents(base.price) * plan.months) / base.months;

  it('shows the price in parts, which screen readers hear as a whole, and its period', () => {
    const [spoken, drawn, period] = card.find('h3 + p > span').toArray();
    expect($(spoken).text()).toBe(price);
    expect($(spoken).hasClass('sr-only')).toBe(true);
    expect($(drawn).attr('aria-hidden')).toBe('true');
    expect(textsOf($, $(drawn).children())).toEqual(['$', ...price.slice(1).split('.')]);
    expect($(period).text()).toBe(plan.period);
  });

  it('strikes what the same months cost by the shortest plan, explains it, and says what is saved', () => {
    const struck = card.find('s');
    if (plan === base) {
      expect(struck).toHaveLength(0);
      expect(card.text()).not.toMatch(/\bsave\b|%/i);
      return;
    }
    expect(struck.text()).toBe(dollars(parallel));
    expect(struck.attr('aria-hidden')).toBe('true');
    const [spoken, explained] = struck.nextAll('span').toArray();
    expect($(spoken).text()).toContain(dollars(parallel));
    expect($(explained).text()).toContain(`${plan.months} × ${dollars(cents(base.price))}`);

    const [saving = '', perMonth = ''] = textsOf($, struck.parent().next().children());
    const saved = parallel - cents(plan.price);
    const percent = Number(/(\d+)%/.exec(saving)?.[1]);
    expect(saving).toContain(dollars(saved));
    expect(Math.abs(percent - (100 * saved) / parallel)).toBeLessThanOrEqual(0.5);
    expect(saving.includes(pricing.about)).toBe(percent > (100 * saved) / parallel);
    expect(perMonth).toContain(dollars(Math.round(cents(plan.price) / plan.months)));
  });

  it('says charge, renewal, cancelling, refund and currency without a click', () => {
    expect(textsOf($, card.find('dt'))).toEqual(Object.values(pricing.terms));
    const [charged, renewal, , refund] = textsOf($, card.find('dd'));
    expect(charged).toContain(price);
    expect(charged).toContain(`${plan.months} month`);
    if (plan.renewal !== null) expect(renewal).toContain(price);
    expect(refund).toContain(`${site.refundDays}-day`);
  });

  it('leads to its payment page, and tells that page nothing', () => {
    const choose = card.find('a');
    expect(choose.attr('href')).toBe(plan.paymentLink ?? undefined);
    expect(choose.attr('rel')).toBe('noopener');
    expect(choose.text()).toContain(plan.title);
  });
});

it('names every way to pay with its mark, who takes the money, guarantee and cancelling', () => {
  const section = $('#pricing');
  const marks = section.find('li > img').parent();
  expect(textsOf($, marks)).toEqual(pricing.methods.items.map(({ name }) => name));
  for (const { title, text } of [pricing.guarantee, pricing.flexible, pricing.methods])
    for (const words of [title, text]) expect(section.text()).toContain(words);
});

it('has every price in the table', () => {
  const paid = $('#compare tbody tr').filter((_, row) => $(row).text().includes(base.period));
  expect(textsOf($, paid.first().find('td'))).toEqual(
    plans.map(({ price, period }) => `${dollars(cents(price))} ${period}`),
  );
});

it('names the plan that costs least for every length of use', () => {
  const ranges = $('#costs .cost-ranges li').toArray();
  expect(ranges.length).toBeGreaterThan(0);
  let next = 1;
  for (const range of ranges) {
    const [, from, to, title] = /^(\d+)(?:–(\d+))? (.+)$/.exec($(range).text()) ?? [];
    expect(Number(from)).toBe(next);
    for (let months = next; months <= Number(to ?? from); months += 1) {
      const total = (plan: (typeof plans)[number]) =>
        Math.ceil(months / plan.months) * cents(plan.price);
      const named = plans.find((plan) => plan.title === title);
      expect(named && total(named)).toBe(Math.min(...plans.map(total)));
      next = months + 1;
    }
  }
});
