import fc from 'fast-check';
import { type AnalyticsEvent, opened, plausibleBody, pressed } from './analytics-event';

it.each([
  ['demo started', 'annual', { name: 'demo started' }],
  ['plan chosen', 'annual', { name: 'plan chosen', plan: 'annual' }],
  ['plan chosen', undefined, null],
  ['page viewed', undefined, null],
  ['__proto__', 'annual', null],
])('a press on %j of plan %j: %j', (name, plan, event) => {
  expect(pressed(name, plan)).toEqual(event);
});

it.each([
  ['faq-refund', { name: 'question opened', question: 'refund' }],
  ['', null],
  ['other-faq-refund', null],
])('opening %j: %j', (id, event) => {
  expect(opened(id)).toEqual(event);
});

const page = { address: 'https://site.example/', referrer: '' };
const body = (event: AnalyticsEvent, change: Partial<typeof page> = {}) =>
  JSON.parse(plausibleBody(event, { ...page, ...change }));

it('calls a page view what the services call it', () => {
  expect(body({ name: 'page viewed' })).toEqual({
    name: 'pageview',
    domain: 'site.example',
    url: 'https://site.example/',
  });
});

it('says what an event is about', () => {
  expect(body({ name: 'plan chosen', plan: 'annual' })).toMatchObject({
    name: 'plan chosen',
    props: { plan: 'annual' },
  });
});

it.each([
  ['https://site.example/payment-success?session_id=cs_1', 'https://site.example/payment-success'],
  ['https://site.example/?email=ann@example.com#demo', 'https://site.example/'],
  ['https://ann:secret@site.example/terms', 'https://site.example/terms'],
  ['http://localhost:3000/terms', 'http://localhost:3000/terms'],
])('tells of %s only %s', (address, url) => {
  expect(body({ name: 'page viewed' }, { address }).url).toBe(url);
});

it.each([
  ['https://search.example/?q=ann', 'https://search.example'],
  ['https://site.example/terms', undefined],
  ['android-app://com.example.app/', undefined],
  ['about:client', undefined],
  ['garbage', undefined],
  ['', undefined],
])('tells of the referrer %j: %j', (referrer, told) => {
  expect(body({ name: 'page viewed' }, { referrer }).referrer).toBe(told);
});

it('never tells a query or a hash', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.webFragments(), (query, hash) => {
      const address = `https://site.example/terms?${query}#${hash}`;
      expect(body({ name: 'page viewed' }, { address, referrer: address })).toEqual(
        body({ name: 'page viewed' }, { address: 'https://site.example/terms' }),
      );
    }),
  );
});
