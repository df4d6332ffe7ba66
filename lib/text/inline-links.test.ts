import { inlineLinks } from './inline-links';

it.each([
  ['no link', ['no link']],
  ['', []],
  ['[Terms](/terms)', [{ text: 'Terms', href: '/terms' }]],
  ['See [Terms](/terms).', ['See ', { text: 'Terms', href: '/terms' }, '.']],
  [
    '[a](/#pricing)[b](mailto:x@y.example) c',
    [{ text: 'a', href: '/#pricing' }, { text: 'b', href: 'mailto:x@y.example' }, ' c'],
  ],
  ['[site](https://a.example/b?c=d#e)', [{ text: 'site', href: 'https://a.example/b?c=d#e' }]],
  ['a [bracket] (and this)', ['a [bracket] (and this)']],
  ['[unfinished](/terms', ['[unfinished](/terms']],
  ['[spaced](/a b)', ['[spaced](/a b)']],
])('reads %j', (text, parts) => {
  expect(inlineLinks(text)).toEqual(parts);
});

it.each([
  'javascript:alert`1`',
  '//other.example',
  'http://a.example',
  'data:text/html,x',
  'terms',
])('refuses the target %s', (href) => {
  expect(() => inlineLinks(`[x](${href})`)).toThrow(
    `expected a path, anchor, https, mailto or tel link, got "${href}"`,
  );
});
