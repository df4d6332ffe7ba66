import { generateStaticParams } from './icons/[file]/route';
import manifest from './manifest';

jest.mock('@resvg/resvg-js', () => ({}));

it('names icons that are written', () => {
  const written = generateStaticParams().map(({ file }) => `/icons/${file}`);
  expect(written).toEqual(expect.arrayContaining((manifest().icons ?? []).map(({ src }) => src)));
});

it('states sizes in pixels', () => {
  expect(manifest().icons?.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
});

it('offers a maskable icon', () => {
  expect(manifest().icons?.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});
