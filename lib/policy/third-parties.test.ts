import { site } from '@/content/site';
import { policyOrigins } from './content-security-policy';
import { thirdParties } from './third-parties';

const avatarService = 'https://avatars.example/?n={initials}&b={background}';
const analytics = { company: 'Counter', endpoint: 'https://counter.example/api/event' };

const fields = (change: Partial<typeof site>) =>
  thirdParties({ ...site, ...change }).map(({ field }) => field);

const always = ['hostingProvider', 'paymentProcessor', 'memberSiteUrl', 'platformName'];

it.each([
  [{}, always],
  [{ avatarService }, [...always, 'avatarService']],
  [{ analytics }, [...always, 'analytics']],
])('%j: %j', (change, expected) => {
  expect(fields(change)).toEqual(expected);
});

it.each([{}, { avatarService }, { analytics }, { avatarService, analytics }])(
  'names whom the policy lets pages ask, and nobody else: %j',
  (change) => {
    const { imageOrigins, connectOrigins } = policyOrigins({ ...site, ...change });
    const asked = thirdParties({ ...site, ...change }).flatMap(({ origin }) => origin ?? []);
    expect(asked).toEqual([...imageOrigins, ...connectOrigins]);
  },
);
