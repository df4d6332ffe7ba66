import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { pngOf } from '../image-fixture';
import { socialImages } from './social-images';

afterAll(removeFixtures);

const image = 'https://acme.example/social/home.png';
const tags = {
  'og:title': 'a',
  'og:description': 'a',
  'og:type': 'website',
  'og:site_name': 'Acme',
  'og:locale': 'en_US',
  'og:image': image,
  'og:image:alt': 'a',
  'og:image:type': 'image/png',
  'og:image:width': '1200',
  'og:image:height': '630',
  'twitter:card': 'summary_large_image',
  'twitter:title': 'a',
  'twitter:description': 'a',
  'twitter:image': image,
  'twitter:image:alt': 'a',
};

const htmlOf = (changes: Record<string, string> = {}) => {
  const all = Object.entries({ ...tags, ...changes });
  const head = all.map(
    ([name, value]) =>
      `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${value}">`,
  );
  return page('', head.join(''));
};

const problemsOf = (files: Record<string, string | Buffer>) =>
  socialImages.run({
    site: fixture({ 'social/home.png': pngOf(1200, 630), ...files }),
    content: someContent(),
  });

it('accepts a whole preview', () => {
  expect(problemsOf({ 'index.html': htmlOf() })).toEqual([]);
});

it.each(Object.keys(tags))('reports a page without %s', (name) => {
  expect(problemsOf({ 'index.html': htmlOf({ [name]: '' }) })).not.toEqual([]);
});

it.each([
  ['a path alone', '/social/home.png', 'not an absolute URL'],
  ['another origin', 'https://cdn.example/a.png', 'not on https://acme.example'],
  ['no extension', 'https://acme.example/opengraph-image', 'no .png extension'],
  ['a missing file', 'https://acme.example/social/nope.png', 'does not exist'],
])('reports %s as the picture', (_, address, problem) => {
  const html = htmlOf({ 'og:image': address });
  expect(problemsOf({ 'index.html': html })).toEqual([
    expect.objectContaining({ problem: expect.stringContaining(problem) }),
  ]);
});

it.each([
  ['another size', pngOf(600, 315), '600×315'],
  ['another format', Buffer.from('<svg/>'), 'is not a PNG'],
  ['too many bytes', pngOf(1200, 630, 5_000_000), 'expected under'],
])('reports a picture of %s once', (_, file, problem) => {
  expect(problemsOf({ 'index.html': htmlOf(), 'social/home.png': file })).toEqual([
    expect.objectContaining({ problem: expect.stringContaining(problem) }),
  ]);
});

it('reports two routes with one picture', () => {
  expect(problemsOf({ 'index.html': htmlOf(), 'terms.html': htmlOf() })).toEqual([
    expect.objectContaining({ file: 'terms.html', problem: 'the same og:image as index.html' }),
  ]);
});
