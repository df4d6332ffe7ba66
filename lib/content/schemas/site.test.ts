import { z } from 'zod';
import { site } from '@/content/site';
import { markdownFiles } from '@/lib/content/markdown-files';
import { routes } from '@/shipped/routes';
import { markdownPagesSchema } from './markdown-pages';
import { routesSchema } from './site';

it('has room for a brand of as many letters as a name may have in the shipped texts about pages', () => {
  const shipped = {
    routes,
    pages: markdownFiles().filter(({ file }) => file.startsWith('content/pages/')),
  };
  const text = JSON.stringify(shipped).replaceAll(site.name, '{brand}');
  const longest = JSON.parse(text.replaceAll('{brand}', 'W'.repeat(30)));
  const schema = z.strictObject({ routes: routesSchema, pages: markdownPagesSchema });
  expect(schema.safeParse(longest).error?.issues ?? []).toEqual([]);
});
