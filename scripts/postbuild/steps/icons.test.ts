import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { icoOf, pngOf } from '../image-fixture';
import { icons } from './icons';

afterAll(removeFixtures);

const head = '<link rel="icon" href="/favicon.ico"><link rel="apple-touch-icon" href="/apple.png">';
const manifest = (changes = {}) =>
  JSON.stringify({
    icons: [
      { src: '/192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable', ...changes },
    ],
  });
const whole = {
  'index.html': page('', head),
  'favicon.ico': icoOf(48),
  'apple.png': pngOf(180, 180),
  '192.png': pngOf(192, 192),
  'manifest.webmanifest': manifest(),
};

const problemsOf = (changes: Record<string, string | Buffer>) =>
  icons.run({ site: fixture({ ...whole, ...changes }), content: someContent() });

it('accepts the whole set', () => {
  expect(problemsOf({})).toEqual([]);
});

it.each([
  ['no icon', { 'index.html': page('', head.replace('rel="icon"', 'rel="x"')) }, '48 pixels'],
  ['a small icon', { 'favicon.ico': icoOf(32) }, '48 pixels'],
  ['a vector icon alone', { 'favicon.ico': '<svg/>' }, '48 pixels'],
  ['a touch icon of another size', { 'apple.png': pngOf(152, 152) }, '180 pixels'],
  ['a manifest icon of another size', { '192.png': pngOf(180, 180) }, '/192.png is not there'],
  [
    'no maskable icon',
    { 'manifest.webmanifest': manifest({ purpose: 'any' }) },
    'no maskable icon',
  ],
])('reports %s', (_, changes, problem) => {
  expect(problemsOf(changes)).toEqual([
    expect.objectContaining({ problem: expect.stringContaining(problem) }),
  ]);
});
