import { content } from '@/lib/content/content';
import { exampleProof } from '@/lib/pictures/example-proof';
import { formatNumber } from '@/lib/text/format';
import { joinSentences } from '@/lib/text/sentences';
import { attributesOf, builtPage, textsOf } from './page';

const { faqs, home, indicators, notices, sections, site, statistics, testimonials } = content;

const $ = builtPage('/');

const has = (id: string) => sections.some((section) => section.id === id);

it('content sections are in order, with their themes', () => {
  const shown = $('main section[data-theme]');
  const inMain = sections.filter(({ id }) => id !== 'notices');
  expect(attributesOf($, shown, 'id')).toEqual(inMain.map(({ id }) => id));
  expect(attributesOf($, shown, 'data-theme')).toEqual(inMain.map(({ theme }) => theme));
  expect($('#faqs #faq')).toHaveLength(has('faqs') ? 1 : 0);
  expect($('footer #contact')).toHaveLength(1);
  if (has('notices'))
    expect($('footer #notices').attr('data-provenance')).toBe(notices.provenance.status);
});

it('text, headline, emphasis and label fonts preload', () => {
  expect($('head link[rel="preload"][as="font"]')).toHaveLength(4);
});

it('the hero has its headline, points and two links', () => {
  const hero = $('#home');
  expect(textsOf($, hero.find('h1'))).toEqual([joinSentences([home.headline, home.emphasis])]);
  expect(textsOf($, hero.find('li h2'))).toEqual(home.points.map(({ title }) => title));
  expect(hero.find('li .icon')).toHaveLength(home.points.length);
  for (const { name, href } of [home.primary, home.secondary])
    expect(textsOf($, hero.find(`a[href="${href}"]`))).toEqual([name]);
});

it('a drawn hero links to the demo and prints its counts', () => {
  const test = home.picture.drawing && home.test;
  const { confirmed, changed, takenBack } = exampleProof();
  const proof = $('#home figure > p');
  expect(textsOf($, proof.find('span')).map((text) => text.match(/\d+/g)?.map(Number))).toEqual(
    test ? [[changed, confirmed], [takenBack]] : [],
  );
  expect(proof.find('a').attr('href')).toBe(test?.href);
});

it('each indicator has its type, all features and its own picture', () => {
  const articles = $('#indicators article').toArray();
  expect(articles).toHaveLength(indicators.items.length);
  for (const [index, { title, description, type, features }] of indicators.items.entries()) {
    const article = $(articles[index]);
    expect(textsOf($, article.find('h3'))).toEqual([title]);
    for (const words of [description, type]) expect(article.text()).toContain(words);
    const items = article.find('li');
    expect(textsOf($, items)).toEqual(features);
    const icons = items
      .toArray()
      .map((item) => $(item).find('.icon').attr('class')?.replace('icon shape-', ''));
    expect(icons).toEqual(features.map((_, place) => indicators.featureIcons[place]));
  }
  const pictures = attributesOf($, $('#indicators figure img[alt!=""]'), 'src');
  expect(pictures).toHaveLength(indicators.items.length);
});

it('the HTML has the final figures, visible and for screen readers', () => {
  const figures = statistics.items.map(
    ({ value, suffix }) => `${formatNumber(value, site.locale)}${suffix}`,
  );
  expect(textsOf($, $('#statistics [data-count]'))).toEqual(figures);
  expect(textsOf($, $('#statistics dd > .sr-only'))).toEqual(figures);
  expect($('#statistics dd > [aria-hidden="true"] [data-count]')).toHaveLength(figures.length);
});

it('ratings are labeled and drawn to the half star', () => {
  const rows = $('#testimonials figure svg[role="img"]').toArray();
  expect(rows).toHaveLength(testimonials.items.length);
  for (const [index, { rating }] of testimonials.items.entries()) {
    const row = $(rows[index]);
    expect(row.attr('aria-label')).toContain(formatNumber(rating, site.locale));
    const filledTo = Number(row.find('svg').attr('width'));
    // Stars are 24 wide, and start 28 apart.
    const filled = [0, 28, 56, 84, 112]
      .map((star) => (filledTo - star) / 24)
      .reduce((sum, part) => sum + Math.min(1, Math.max(0, part)), 0);
    expect(filled).toBe(rating);
  }
  expect(textsOf($, $('#testimonials blockquote'))).toEqual(
    testimonials.items.map(({ content }) => content),
  );
});

it('questions are disclosures, listed by group, and the first is open', () => {
  const items = $('#faqs details');
  const groups = [...new Set(faqs.items.map(({ group }) => group))];
  const listed = groups.flatMap((group) => faqs.items.filter((item) => item.group === group));
  expect(attributesOf($, items, 'id')).toEqual(listed.map(({ id }) => `faq-${id}`));
  expect(textsOf($, items.find('> summary > h4'))).toEqual(listed.map(({ question }) => question));
  expect(items.toArray().map((item) => $(item).siblings('h3').text())).toEqual(
    listed.map(({ group }) => group),
  );
  expect(attributesOf($, items, 'name')).toEqual(listed.map(() => 'faqs'));
  const open = attributesOf($, items, 'open').map((value) => value !== undefined);
  expect(open).toEqual(listed.map((_, index) => index === 0));
});
