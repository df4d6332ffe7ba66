import { hasPrivacySignal, type PrivacySignals } from './privacy';

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
])('%j: %s', (signals, expected) => {
  expect(hasPrivacySignal(signals)).toBe(expected);
});
