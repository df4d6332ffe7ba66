import { checkContent, loadFault } from './check-content';

it('has nothing to say about the shipped content', () => {
  expect(checkContent()).toEqual([]);
});

const thrown = (message: string, stack: string) => Object.assign(new Error(message), { stack });

it.each<[unknown, string]>([
  [
    thrown('bad', 'TypeError: bad\n    at Object.<anonymous> (/site/content/legal/terms.ts:12:7)'),
    'content/legal/terms.ts: line 12: expected a file that loads, got "bad"',
  ],
  // The module that gathers the content is not the file at fault.
  [
    thrown('bad', 'at a (/site/lib/content/content.ts:1:1)\nat b (/site/content/site.ts:3:1)'),
    'content/site.ts: line 3: expected a file that loads, got "bad"',
  ],
  [
    thrown('rows[0].plans: expected ids of plans', ''),
    'content: rows[0].plans: expected ids of plans',
  ],
  [
    thrown("Cannot find module '@/content/plans'\nat x", ''),
    'content: expected a file that loads, got "Cannot find module \'@/content/plans\'"',
  ],
  ['bad', 'content: expected a file that loads, got "bad"'],
  [
    thrown('Expected ":" but found ","', '/site/content/own/plans.ts:9:13'),
    'content/own/plans.ts: line 9: expected a file that loads, got "Expected ":" but found ","" (a number has a decimal point and nothing else: 1299.00)',
  ],
  [
    thrown('Expected "}" but found "Neill"', '/site/content/site.ts:5:11'),
    'content/site.ts: line 5: expected a file that loads, got "Expected "}" but found "Neill"" (is a comma missing before it? A text with an apostrophe takes ’ or stands in "…")',
  ],
])('says of content that threw %s: %s', (error, line) => {
  expect(loadFault(error, '/site')).toBe(line);
});

it.each([
  ['analytics', 'G-ABC123', 'site.analytics: expected an object with fields, got "G-ABC123"'],
  ['seller', undefined, 'site.seller: expected an object with fields, got nothing'],
])('names site.ts where a wrong %s keeps what is made from it from loading', (field, got, line) => {
  jest.isolateModules(() => {
    const { site } = jest.requireActual('@/content/site');
    jest.doMock('@/content/site', () => ({ site: { ...site, [field]: got } }));
    const { checkContent: check }: typeof import('./check-content') = require('./check-content');
    expect(check()[0]).toBe(`content/site.ts: ${line} (C1)`);
  });
  jest.dontMock('@/content/site');
});
