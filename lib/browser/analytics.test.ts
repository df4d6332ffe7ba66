/** @jest-environment jsdom */
import { pageView } from './analytics';
import { hasPrivacySignal, type PrivacySignals } from './privacy';

const page = 'https://site.example/terms';

it.each([
  [`${page}?session_id=cs_1#ann`, '', {}],
  ['https://ann:secret@site.example/terms', '', {}],
  [page, `${page}?email=ann`, {}],
  [page, 'https://search.example/?q=ann', { referrer: 'https://search.example' }],
  [page, 'android-app://com.example.app/', {}],
  [page, 'garbage', {}],
])('a visit to %s from "%s" sends only page and referrer', (address, referrer, more) => {
  const view = { name: 'pageview', domain: 'site.example', url: page };
  expect(JSON.parse(pageView(address, referrer))).toEqual({ ...view, ...more });
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
