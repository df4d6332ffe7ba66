import { GET, generateStaticParams } from './route';

const get = (file: string) =>
  GET(new Request('https://x.example'), { params: Promise.resolve({ file }) });
const pages = ['home', 'terms', 'privacy', 'refund', 'disclaimer', 'payment-success', 'not-found'];
const sizes: [string, number, number][] = [
  ...pages.map((page): [string, number, number] => [`${page}.png`, 1200, 630]),
  ['product-1x1.png', 1200, 1200],
  ['product-4x3.png', 1200, 900],
  ['product-16x9.png', 1200, 675],
];

it('writes a picture per page and three of the product', () => {
  expect(generateStaticParams().map(({ file }) => file)).toEqual(sizes.map(([file]) => file));
});

it.each(sizes)('draws %s at %i by %i, below 300 kB', async (file, width, height) => {
  const answer = await get(file);
  const image = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('Content-Type')).toBe('image/png');
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([width, height]);
  expect(image.length).toBeLessThan(300_000);
});

it('knows no other file', async () => {
  expect((await get('other.png')).status).toBe(404);
});
