import { GET, generateStaticParams } from './route';

const get = (file: string) =>
  GET(new Request('https://x.example'), { params: Promise.resolve({ file }) });

it('writes every drawing in two shapes', () => {
  expect(generateStaticParams().map(({ file }) => file)).toEqual([
    ...['home-wide.svg', 'home-narrow.svg', 'smart-money-wide.svg', 'smart-money-narrow.svg'],
    ...['zones-wide.svg', 'zones-narrow.svg', 'sessions-wide.svg', 'sessions-narrow.svg'],
    ...['demo-wide.svg', 'demo-narrow.svg'],
    ...['closing-wide.svg', 'closing-narrow.svg', 'not-found-wide.svg', 'not-found-narrow.svg'],
  ]);
});

it('answers with an SVG file', async () => {
  const answer = await get('home-wide.svg');
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/);
});

it('knows no other file', async () => {
  expect((await get('home.svg')).status).toBe(404);
});
