import { faultLines, faultLinesOf } from '../fault-lines';

it.each<[kind: string, value: unknown, line: string]>([
  [
    'a made-up notice with a bare time',
    '2 minutes ago',
    'content/notices.ts: notices.pool[0].time: expected a time that starts with "e.g.", as the notice is made up, got "2 minutes ago"',
  ],
])('reports %s', (_kind, value, line) => {
  expect(faultLinesOf(line, value)).toEqual([line]);
});

it('accepts a bare time once the notices are not made up', () => {
  expect(
    faultLines([
      ['notices.provenance', { status: 'stated' }],
      ['notices.pool[0].time', '2 minutes ago'],
    ]),
  ).toEqual([]);
});

it('asks for the picture of a testimonial under public/', () => {
  const fileExists = jest.fn(() => false);
  faultLines([['testimonials.items[0].avatar', '/people/otto.png']], fileExists);
  expect(fileExists.mock.calls).toEqual([['public/people/otto.png']]);
});

it('reports a picture that does not exist', () => {
  expect(faultLines([['testimonials.items[0].avatar', '/people/otto.png']], () => false)).toEqual([
    'content/testimonials.ts: testimonials.items[0].avatar: expected a picture that exists under public/, got "/people/otto.png"',
  ]);
});
