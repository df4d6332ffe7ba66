import { z } from 'zod';
import { markdownFiles } from '@/lib/content/markdown-files';
import { site } from '@/shipped/site';
import { markdownPagesSchema } from './markdown-pages';
import { routesSchema } from './site';

/** As many letters as a name may have. */
const LONGEST_NAME = 'W'.repeat(30);

/** The texts about pages, for a site with the longest name and the longest number of days. */
function longestRoutes(): unknown {
  let routes: unknown;
  jest.isolateModules(() => {
    jest.doMock('@/content/site', () => ({
      site: { ...site, name: LONGEST_NAME, refundDays: 90 },
    }));
    routes = require('@/shipped/routes').routes;
  });
  return routes;
}

/** Texts with the longer part of what is said by whether something is so; of plurals the schema takes the longest form. */
const atTheirLongest = (values: unknown): unknown =>
  JSON.parse(
    JSON.stringify(values).replace(/\{\w+\?([^{}|]*)\|?([^{}|]*)\}/g, (_, so, otherwise) =>
      so.length > otherwise.length ? so : otherwise,
    ),
  );

it('has room for a brand of as many letters as a name may have in the texts about pages', () => {
  const longest = atTheirLongest(longestRoutes());
  expect(JSON.stringify(longest)).toContain(LONGEST_NAME);
  expect(routesSchema.safeParse(longest).error?.issues ?? []).toEqual([]);
});

it('has room for it in the shipped pages', () => {
  const shipped = markdownFiles().filter(({ file }) => file.startsWith('content/pages/'));
  const pages = JSON.parse(JSON.stringify(shipped).replaceAll(site.name, LONGEST_NAME));
  const schema = z.strictObject({ pages: markdownPagesSchema });
  expect(schema.safeParse({ pages }).error?.issues ?? []).toEqual([]);
});
