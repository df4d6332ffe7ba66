import { page, removeFixtures } from '../../postbuild/export-fixture';
import { foundBy } from '../fixture';
import { pageLeftovers } from './leftovers';

afterAll(removeFixtures);

const foundOn = async (body: string, head = '') =>
  (await foundBy(pageLeftovers, undefined, { 'index.html': page(body, head) })).map(
    ({ text }) => text.match(/“(.+)”/)?.[1],
  );

it.each([
  ['a blank that was not filled', '<p>Choose {plan}</p>', '{plan}'],
  ['a note', '<p>TODO price</p>', 'TODO'],
  ['filler', '<p>Lorem ipsum dolor</p>', 'Lorem ipsum'],
  ['an address for examples', '<p>Write to a@example.com</p>', 'example.com'],
  ['the developer’s machine', '<a href="/" title="http://localhost:3000">x</a>', 'localhost'],
  [
    'structured data',
    '<script type="application/ld+json">{"url":"https://x.test","items":[1]}</script>',
    'x.test',
  ],
])('reports %s', async (_, body, words) => {
  expect(await foundOn(body)).toEqual([words]);
});

it('reports a description', async () => {
  expect(await foundOn('', '<meta name="description" content="{email}"/>')).toEqual(['{email}']);
});

it('leaves to other rules what stands in the content', async () => {
  expect(await foundOn('<p>https://chartwright.example</p>')).toEqual([]);
});

it('accepts finished pages, and code in them', async () => {
  expect(await foundOn('<p>Words [1].</p><script>const a = {TODO}</script>')).toEqual(['[1]']);
  expect(await foundOn('<p>Words.</p><script>const a = {TODO}</script>')).toEqual([]);
});
