import { GET } from './route';

// Three pictures are drawn letter by letter, which takes seconds where others work beside it.
jest.setTimeout(60_000);

it.each([
  ['product-1x1.png', 1200, 1200],
  ['product-4x3.png', 1200, 900],
  ['product-16x9.png', 1200, 675],
])('draws %s at %i by %i, below 300 kB', async (file, width, height) => {
  const answer = await GET(new Request('https://x.example'), { params: Promise.resolve({ file }) });
  const image = Buffer.from(await answer.arrayBuffer());
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([width, height]);
  expect(image.length).toBeLessThan(300_000);
});
