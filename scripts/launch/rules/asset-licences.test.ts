import { removeFixtures } from '../../postbuild/export-fixture';
import type { LaunchContent } from '../content';
import { foundBy } from '../fixture';
import { assetLicences } from './asset-licences';

afterAll(removeFixtures);

const foundIn = async (file: string, change?: (content: LaunchContent) => void) =>
  (await foundBy(assetLicences, change, { [file]: '' })).map(({ field, text }) => [field, text]);

it.each(['_next/static/media/geist.p.1a2b.woff2', 'brands/visa.svg', 'favicon.ico', 'sw.js'])(
  'accepts %s',
  async (file) => {
    expect(await foundIn(file)).toEqual([]);
  },
);

it.each(['people/ann.jpg', '_next/static/media/other.woff2', 'logo.png'])(
  'reports %s',
  async (file) => {
    expect(await foundIn(file)).toEqual([['licences.items', expect.stringContaining(file)]]);
  },
);

it('reports a licence that nobody knows', async () => {
  const found = await foundIn('favicon.ico', ({ licences: { items } }) => {
    for (const item of items) if (item.id === 'geist') item.licence = 'unknown';
  });
  expect(found).toEqual([['licences.items[0].licence', expect.stringContaining('not known')]]);
});
