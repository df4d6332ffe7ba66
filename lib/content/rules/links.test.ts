import { faultLines, faultLinesOf } from '../fault-lines';

it.each<[kind: string, value: unknown, line: string]>([
  [
    'a header target that exists nowhere',
    '/buy',
    'content/navigation.ts: navigation.access.href: expected a page of this site: /, /disclaimer, /payment-success, /privacy, /refund, /terms, got "/buy"',
  ],
  [
    'a link to the 404 page',
    '/404',
    'content/navigation.ts: navigation.access.href: expected a page of this site: /, /disclaimer, /payment-success, /privacy, /refund, /terms, got "/404"',
  ],
  [
    'an anchor that exists nowhere',
    '/#prices',
    'content/home.ts: home.primary.href: expected an anchor that exists on /, got "/#prices"',
  ],
  [
    'a bare anchor that exists nowhere',
    '#prices',
    'content/closing.ts: closing.primary.href: expected an anchor that exists on /, got "#prices"',
  ],
  [
    'a dead link in an answer',
    'See [this](/#answers).',
    'content/faqs.ts: faqs.items[1].answer: expected an anchor that exists on /, got "/#answers"',
  ],
  [
    'a dead link in a legal list',
    'See [this](#nowhere).',
    'content/legal/terms.ts: terms.sections[1].blocks[4][0]: expected an anchor that exists on /terms, got "#nowhere"',
  ],
  [
    'a link without TLS in an answer',
    'See [this](http://a.example).',
    'content/faqs.ts: faqs.items[1].answer: expected a page or an anchor of this site, an https URL or a mailto address, got "http://a.example"',
  ],
  [
    'a script for a link',
    'See [this](javascript:alert).',
    'content/faqs.ts: faqs.items[1].answer: expected a page or an anchor of this site, an https URL or a mailto address, got "javascript:alert"',
  ],
  [
    'a link that is not closed',
    'See [this](/terms for more.',
    'content/faqs.ts: faqs.items[1].answer: expected links written [name](target), got "See [this](/terms for more."',
  ],
  [
    'a link where none is shown',
    'See [this](/disclaimer).',
    'content/home.ts: home.risk: expected text without a link, as links show here as written, got "See [this](/disclaimer)."',
  ],
])('reports %s', (_kind, value, line) => {
  expect(faultLinesOf(line, value)).toEqual([line]);
});

it('accepts links to an answer, a legal section, the page after payment, mail and https', () => {
  const text =
    '[a](/#faq-access) [b](/terms#changes) [c](/payment-success) [d](mailto:support@chartwright.example) [e](https://a.example/b)';
  expect(faultLines([['faqs.items[1].answer', text]])).toEqual([]);
});

it('accepts brackets that are no link', () => {
  expect(faultLines([['faqs.items[1].answer', 'A range [closed, open) of (two) bars.']])).toEqual(
    [],
  );
});
