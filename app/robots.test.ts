import { site } from '@/content/site';
import robots from './robots';

it('disallows nothing', () => {
  expect(robots().rules).toEqual({ userAgent: '*', allow: '/' });
});

it('names the sitemap', () => {
  expect(robots().sitemap).toBe(`${site.url}/sitemap.xml`);
});
