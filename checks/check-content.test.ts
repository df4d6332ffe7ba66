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
])('says of content that threw %s: %s', (error, line) => {
  expect(loadFault(error, '/site')).toBe(line);
});
