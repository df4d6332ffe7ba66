import { content } from '@/lib/content/content';
import { exampleProof } from '@/lib/pictures/example-proof';
import { collectStrings } from '@/lib/schemas/content-path';
import { formatNumber } from '@/lib/text/format';
import { attributesOf, builtPage, textsOf } from './page';

const { closing, faqs, footer, home, indicators, notices, sections, site, statistics } = content;
const { testimonials } = content;

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

it('text, headline and label fonts preload', () => {
  expect($('head link[rel="preload"][as="font"]')).toHaveLength(3);
});

it('every text of these sections is on the page', () => {
  const shown = [
    ...textsOf($, $('body')),
    ...attributesOf($, $('[alt]'), 'alt'),
    ...attributesOf($, $('[aria-label]'), 'aria-label'),
  ].join(' ');
  const onOneLine = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ');
  const texts = collectStrings({ home, indicators, statistics, faqs, closing, footer })
    // Ids and addresses have no space; the callout is in a drawing, and this site has no withdrawal link.
    .filter(({ text, path }) => text.includes(' ') && !/callout|withdrawal/.test(path.join()))
    // Links become their names.
    .flatMap(({ text }) => text.replaceAll(/\[(.+?)\]\(.+?\)/g, '$1').split(/\{\w+\}/))
    .map((text) => onOneLine(text).trim());
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => !onOneLine(shown).includes(text))).toEqual([]);
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

it('each indicator has its icons and its own picture', () => {
  const icons = $('#indicators article')
    .toArray()
    .map((article) => attributesOf($, $(article).find('li .icon'), 'class'));
  const expected = indicators.featureIcons.map((name) => `icon shape-${name}`);
  expect(icons).toEqual(indicators.items.map(() => expected));
  const pictures = attributesOf($, $('#indicators figure img[alt!=""]'), 'src');
  expect(new Set(pictures).size).toBe(indicators.items.length);
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
