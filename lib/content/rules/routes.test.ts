import { faultLinesOf } from '../fault-lines';

it.each<[kind: string, value: unknown, line: string]>([
  [
    'a title twice',
    'Terms of Service · Chartwright',
    'content/routes.ts: routes.privacy.title: expected a title that no other page has, got "Terms of Service · Chartwright"',
  ],
  [
    'a 404 page in search results',
    true,
    'content/routes.ts: routes.notFound.indexed: expected false, as this page is no search result, got true',
  ],
])('reports %s', (_kind, value, line) => {
  expect(faultLinesOf(line, value)).toEqual([line]);
});
