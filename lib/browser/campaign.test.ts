import { withCampaign } from './campaign';

const link = 'https://pay.example/a';

it.each([
  ['', '', link],
  ['', '?utm_source=news&market=3&gclid=abc&ref=b', `${link}?utm_source=news`],
  [
    '',
    '?utm_content=e&utm_term=d&utm_campaign=c+c&utm_medium=b&utm_source=a',
    `${link}?utm_source=a&utm_medium=b&utm_campaign=c+c&utm_term=d&utm_content=e`,
  ],
  [
    '?q=a%20b&utm_source=own#x',
    '?utm_source=a&utm_term=b',
    `${link}?q=a%20b&utm_source=own&utm_term=b#x`,
  ],
  ['', '?utm_source=a&utm_source=b', `${link}?utm_source=a`],
  ['', '?utm_term=A%2FB+(US)%2C+c%26d', `${link}?utm_term=A%2FB+%28US%29%2C+c%26d`],
  ['', `?utm_term=${'x'.repeat(150)}`, `${link}?utm_term=${'x'.repeat(150)}`],
])('link query "%s", page query "%s": %s', (query, search, expected) => {
  expect(withCampaign(`${link}${query}`, search)).toBe(expected);
});

it.each(['', 'ann@example.com', 'ann%40example.com', '<b>', 'a\nb', 'a&b=c', 'x'.repeat(151)])(
  'does not add %j',
  (value) => {
    expect(withCampaign(link, `?${new URLSearchParams({ utm_source: value })}`)).toBe(link);
  },
);
