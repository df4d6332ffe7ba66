/** @jest-environment jsdom */
import { eventBody, startAnalytics } from './analytics';
import { hasPrivacySignal, type PrivacySignals } from './privacy';

const page = 'https://site.example/terms';

it.each([
  [`${page}?session_id=cs_1#ann`, '', {}],
  ['https://ann:secret@site.example/terms', '', {}],
  [page, `${page}?email=ann`, {}],
  [page, 'https://search.example/?q=ann', { referrer: 'https://search.example' }],
  [page, 'android-app://com.example.app/', {}],
  [page, 'garbage', {}],
  [
    `${page}?utm_source=news&email=ann%40a.com&utm_term=a+b&utm_campaign=ann%40a.com`,
    '',
    { url: `${page}?utm_source=news&utm_term=a+b` },
  ],
])('a visit to %s from "%s" sends only page, campaign and referrer', (address, referrer, more) => {
  const view = { name: 'pageview', domain: 'site.example', url: page };
  expect(JSON.parse(eventBody('pageview', address, referrer))).toEqual({ ...view, ...more });
});

it('sends one event for each chosen plan, also while the page is being left', () => {
  const sent = jest.fn().mockResolvedValue(undefined);
  globalThis.fetch = sent;
  const card = (id: string) =>
    `<article data-plan="${id}"><p>Words</p><div class="plan-choose"><a>Choose</a></div></article>`;
  document.body.innerHTML = card('monthly') + card('annual');
  startAnalytics('https://counter.example/api/event');
  const press = (place: string, name = 'click', button = 0) =>
    document
      .querySelector(place)
      ?.dispatchEvent(new MouseEvent(name, { bubbles: true, button, cancelable: true }));
  press('[data-plan="monthly"] p');
  press('[data-plan="annual"] a', 'auxclick', 2);
  press('[data-plan="annual"] a');
  press('[data-plan="annual"] a');
  press('[data-plan="monthly"] a', 'auxclick', 1);
  const events = sent.mock.calls.map(([, { body }]) => JSON.parse(body));
  expect(events.map(({ name, props }) => [name, props?.plan])).toEqual([
    ['pageview', undefined],
    ['Plan chosen', 'annual'],
    ['Plan chosen', 'monthly'],
  ]);
  for (const [, options] of sent.mock.calls)
    expect(options).toMatchObject({ keepalive: true, credentials: 'omit' });
});

it.each<[PrivacySignals, boolean]>([
  [{}, false],
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false }, false],
  [{ globalPrivacyControl: undefined, doNotTrack: null }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ globalPrivacyControl: false, doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true, doNotTrack: '0' }, true],
])('hasPrivacySignal(%j) is %s', (signals, expected) => {
  expect(hasPrivacySignal(signals)).toBe(expected);
});
