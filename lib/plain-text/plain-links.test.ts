import { plainLinks } from './plain-links';

it.each([
  ['Words alone.', 'Words alone.'],
  ['See [the terms](/terms).', 'See the terms (https://acme.example/terms).'],
  ['The [prices](/#pricing)', 'The prices (https://acme.example/#pricing)'],
  ['In the [area](https://m.example/a)', 'In the area (https://m.example/a)'],
  ['Write to [a@b.example](mailto:a@b.example).', 'Write to a@b.example.'],
])('%j becomes %j', (text, plain) => {
  expect(plainLinks(text, 'https://acme.example')).toBe(plain);
});
