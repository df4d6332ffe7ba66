import { removeFixtures } from '../../postbuild/export-fixture';
import { foundBy } from '../fixture';
import { thirdPartiesNamed } from './third-parties';

afterAll(removeFixtures);

it('accepts a page that names those that are used', async () => {
  expect(await foundBy(thirdPartiesNamed)).toEqual([]);
});

it.each([
  ['paymentProcessor', 'Paddle', ['Paddle receives data', 'Stripe is named, but']],
  ['hostingProvider', 'Hostco', ['Hostco receives data']],
  [
    'analytics',
    { company: 'Counter', endpoint: 'https://counter.shop.com/' },
    ['Counter receives data'],
  ],
  ['avatarService', 'https://avatars.shop.com/{initials}', ['avatars.shop.com receives data']],
])('reports another %s', async (field, value, words) => {
  const found = await foundBy(thirdPartiesNamed, ({ site }) =>
    Object.assign(site, { [field]: value }),
  );
  expect(found.map(({ text }) => text)).toEqual(words.map((part) => expect.stringContaining(part)));
});

it('reports a company that is named and not used', async () => {
  const found = await foundBy(thirdPartiesNamed, ({ privacy }) => {
    privacy.summary = 'We use Google Analytics.';
  });
  expect(found).toEqual([
    expect.objectContaining({ text: expect.stringContaining('Google Analytics is named') }),
  ]);
});
