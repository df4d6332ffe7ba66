/** @jest-environment jsdom */
import { fc } from '@/engine/testing/properties';
import { opened, plausibleBody, pressed, startAnalytics } from './analytics';

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

/** What is told of a page view. */
const view = (address: string, referrer = '') =>
  JSON.parse(plausibleBody({ name: 'page viewed' }, address, referrer));

it.each([
  ['https://ann:secret@site.example/terms', 'https://site.example/terms'],
  ['http://localhost:3000/terms', 'http://localhost:3000/terms'],
])('tells of %s only %s', (address, url) => {
  const domain = new URL(url).hostname;
  expect(view(address)).toEqual({ name: 'pageview', domain, url });
});

it('never tells a query or a hash', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.webFragments(), (query, hash) => {
      const page = 'https://site.example/terms';
      const address = `${page}?${query}#${hash}`;
      expect(view(address, address)).toEqual(view(page));
    }),
  );
});

it.each([
  ['https://search.example/?q=ann', 'https://search.example'],
  ['android-app://com.example.app/', undefined],
  ['about:client', undefined],
  ['garbage', undefined],
])('tells of the referrer %j: %j', (referrer, told) => {
  expect(view('https://site.example/', referrer).referrer).toBe(told);
});

it('tells of a plan that is opened in a new tab, of no menu and no words beside its button', () => {
  const fetched = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  window.fetch = fetched;
  document.body.innerHTML =
    '<p data-plan="annual"><a href="#x" data-event="plan chosen"><b>Choose</b></a><i>words</i></p>';
  const press = (name: string, button: number, type: string) =>
    document.querySelector(name)?.dispatchEvent(new MouseEvent(type, { button, bubbles: true }));
  const end = startAnalytics({ company: 'Counter', endpoint: 'https://counter.example/' });
  press('i', 0, 'click');
  press('b', 2, 'auxclick');
  press('b', 1, 'auxclick');
  end();
  press('b', 0, 'click');
  const told = fetched.mock.calls.map(([, { body }]) => JSON.parse(body).name);
  expect(told).toEqual(['pageview', 'plan chosen']);
});
