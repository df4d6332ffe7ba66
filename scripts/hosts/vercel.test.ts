import { z } from 'zod';
import { pairs, someInput } from '@/scripts/testing/host-fixture';
import { vercelSettings } from './vercel';

/** The part of https://openapi.vercel.sh/vercel.json that is used; anything else is refused. */
const schema = z.strictObject({
  $schema: z.literal('https://openapi.vercel.sh/vercel.json'),
  framework: z.null(),
  cleanUrls: z.boolean(),
  trailingSlash: z.boolean(),
  headers: z
    .array(
      z.strictObject({
        source: z.string().startsWith('/').max(4096),
        headers: z.array(
          z.strictObject({ key: z.string().max(4096), value: z.string().max(4096) }),
        ),
      }),
    )
    .max(2048),
});

const read = () => schema.parse(JSON.parse(vercelSettings(someInput())));

/** Everything the rules give an address; Vercel matches a source from end to end. */
const sentTo = (path: string) =>
  read()
    .headers.filter(({ source }) => new RegExp(`^${source}$`).test(path))
    .flatMap(({ headers }) => headers.map(({ key, value }) => ({ name: key, value })));

const { headers, cache } = someInput();
const cached = (value: string) => ({ name: 'Cache-Control', value });

it.each(['/', '/terms', '/no/such/page', '/socially', '/_next/static'])(
  'sends %s every header once, and the wish to be asked again',
  (path) => {
    expect(pairs(sentTo(path))).toEqual(pairs([...headers, cached(cache.otherwise)]));
  },
);

it('lets a hashed file that exists be kept', () => {
  expect(pairs(sentTo('/_next/static/chunks/a.js'))).toEqual(
    pairs([...headers, cached(cache.hashed.found)]),
  );
});

it('says nothing of a hashed file that is missing, which Vercel itself asks for again', () => {
  expect(pairs(sentTo('/_next/static/chunks/gone.js'))).toEqual(pairs(headers));
});

it('gives a social image its own value in place of the other', () => {
  const own = sentTo('/social/home.png').filter(({ name }) => name.includes('Resource-Policy'));
  expect(own).toEqual([{ name: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }]);
});

it('answers addresses without extension or slash', () => {
  expect(read()).toMatchObject({ cleanUrls: true, trailingSlash: false });
});

it('refuses more rules than Vercel takes', () => {
  const hashedFiles = Array.from({ length: 2048 }, (_, index) => `/_next/static/${index}.js`);
  expect(() => vercelSettings(someInput({ hashedFiles }))).toThrow('Vercel takes 2048');
});
