import type { MarkdownPage } from '@/content/schemas/markdown';
import { inSeries, pageRoutes, seriesOf } from './page-routes';

const page = (path: string, fields: Partial<MarkdownPage> = {}): MarkdownPage => ({
  isRead: true,
  file: `content/pages${path}.md`,
  path,
  title: path.slice(1),
  description: 'A page.',
  updated: '2026-11-01',
  body: 'Words.',
  bodyLine: 5,
  ...fields,
});

it('puts the pages of a folder in their order, then by their titles', () => {
  const pages = [
    page('/d/b'),
    page('/d/z', { order: 1 }),
    page('/other'),
    page('/d/a'),
    page('/e/c'),
  ];
  const [, second] = pages;
  const paths = second && seriesOf(second, inSeries(pages)).map(({ href }) => href);
  expect(paths).toEqual(['/d/z', '/d/a', '/d/b']);
  expect(seriesOf(page('/other'), pages)).toEqual([]);
});

it('leaves the brand out of a title that would be cut off with it', () => {
  const frame = { documentTitle: '{title} · Brand', imageAlt: '“{title}”' };
  const titleOf = (title: string) => pageRoutes([page('/a', { title })], frame).a?.title;
  expect(titleOf('Short')).toBe('Short · Brand');
  expect(titleOf('x'.repeat(52))).toBe(`${'x'.repeat(52)} · Brand`);
  expect(titleOf('x'.repeat(53))).toBe('x'.repeat(53));
});
