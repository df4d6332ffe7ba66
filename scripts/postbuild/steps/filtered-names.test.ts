import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { filteredNames } from './filtered-names';

afterAll(removeFixtures);

const problemsOf = async (files: Record<string, string>) =>
  (await filteredNames.run({ site: fixture(files), content: someContent() })).map(
    ({ file, problem }) => `${file}: ${problem}`,
  );

it.each([
  '<p class="header loading shadow-sm">A</p>',
  '<p id="addresses" class="badge">An ad, a banner and cookies</p>',
  '<p class="tracking-wide">A</p>',
  '<p class="max-[359px]:px-2.5">A</p>',
  '<style>.badge{color:#ad0000}</style>',
  '<a href="/x?ads=1">A</a>',
])('accepts %s', async (body) => {
  expect(await problemsOf({ 'a.html': page(body) })).toEqual([]);
});

it.each([
  ['<p class="card ad-box">A</p>', 'ad-box'],
  ['<p class="top_ads">A</p>', 'top_ads'],
  ['<p class="advertisement">A</p>', 'advertisement'],
  ['<p class="md:banner">A</p>', 'md:banner'],
  ['<p id="promotion">A</p>', 'promotion'],
  ['<p id="cookie-notice">A</p>', 'cookie-notice'],
  ['<p id="Sponsored">A</p>', 'Sponsored'],
  ['<p class="newsletter">A</p>', 'newsletter'],
  ['<p class="social-share">A</p>', 'social-share'],
  ['<style>.popup-card{color:red}</style>', 'popup-card'],
])('reports %s', async (body, name) => {
  expect(await problemsOf({ 'a.html': page(body) })).toEqual([`a.html: a class or id is ${name}`]);
});

it.each(['ads/a.png', 'pictures/banner.svg', 'sponsors.html', 'analytics.js', 'a-tracking.gif'])(
  'reports the address %s',
  async (file) => {
    expect(await problemsOf({ [file]: '' })).toEqual([`${file}: its address is ${file}`]);
  },
);

it('accepts what hashes happen to spell', async () => {
  expect(await problemsOf({ '_next/static/chunks/0x-ad-1.js': '' })).toEqual([]);
});
