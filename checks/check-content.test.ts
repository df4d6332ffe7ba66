import { checkContent, loadFault } from './check-content';

it('has nothing to say about the shipped content', () => {
  expect(checkContent()).toEqual([]);
});

describe('loadFault', () => {
  it('names the file in which an error was thrown', () => {
    const error = new TypeError('bad');
    error.stack = 'TypeError: bad\n    at Object.<anonymous> (/site/content/legal/terms.ts:12:7)';
    expect(loadFault(error, '/site')).toBe(
      'content/legal/terms.ts: line 12: expected a file that loads, got "bad"',
    );
  });

  it('passes over the module that gathers the content', () => {
    const error = new Error('bad');
    error.stack = 'at a (/site/lib/content/content.ts:1:1)\nat b (/site/content/site.ts:3:1)';
    expect(loadFault(error, '/site')).toMatch(/^content\/site\.ts: line 3: /);
  });

  it('leaves the words of content that says what it expected', () => {
    expect(loadFault(new Error('rows[0].plans: expected ids of plans'), '/site')).toBe(
      'content: rows[0].plans: expected ids of plans',
    );
  });

  it('gives the reason alone where no file is known', () => {
    expect(loadFault(new Error("Cannot find module '@/content/plans'\nat x"), '/site')).toBe(
      'content: expected a file that loads, got "Cannot find module \'@/content/plans\'"',
    );
  });

  it('takes anything that was thrown', () => {
    expect(loadFault('bad', '/site')).toBe('content: expected a file that loads, got "bad"');
  });
});
