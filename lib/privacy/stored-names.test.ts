import { storageKeys } from '@/lib/browser/storage-keys';
import { storedNames } from './stored-names';

it.each([
  [false, false, ['motion', 'access']],
  [true, false, ['motion', 'notices', 'access']],
  [false, true, ['motion', 'campaign', 'access']],
])('notices %s, campaigns %s: %j', (notices, campaigns, names) => {
  expect(storedNames({ notices, campaigns })).toEqual(names);
});

it('knows every key that there is', () => {
  expect(storedNames({ notices: true, campaigns: true })).toEqual(Object.keys(storageKeys));
});
