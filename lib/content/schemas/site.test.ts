import { site } from '@/content/site';
import { routes } from '@/shipped/routes';
import { routesSchema } from './site';

it('has room for a brand of as many letters as a name may have in the shipped texts about pages', () => {
  const longest = JSON.stringify(routes).replaceAll(site.name, 'W'.repeat(30));
  expect(routesSchema.safeParse(JSON.parse(longest)).error?.issues ?? []).toEqual([]);
});
