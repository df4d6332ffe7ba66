import { GET, generateStaticParams } from './route';

const get = (file: string) =>
  GET(new Request('https://x.example'), { params: Promise.resolve({ file }) });

it.each([
  ['icon-48.png', 48],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
  ['logo-512.png', 512],
])('draws %s as a square of %i', async (file, side) => {
  const image = Buffer.from(await (await get(file)).arrayBuffer());
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([side, side]);
});

it('answers with the scalable icon', async () => {
  expect((await get('icon.svg')).headers.get('Content-Type')).toBe('image/svg+xml');
});

it('writes all of them', () => {
  expect(generateStaticParams()).toHaveLength(7);
});

it('knows no other file', async () => {
  expect((await get('icon-47.png')).status).toBe(404);
});
