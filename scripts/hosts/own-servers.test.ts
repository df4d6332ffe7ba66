import { apache } from './apache';
import { caddy } from './caddy';
import { pairs, quotedHeaders, someInput, textOf } from './host-fixture';
import { nginx } from './nginx';

const input = someInput();
const special = 'Cross-Origin-Resource-Policy';
const same = input.headers.filter(({ name }) => name !== special);
const caching = (value: string) => ({ name: 'Cache-Control', value });
const { found } = input.cache.hashed;
const { otherwise } = input.cache;

it('nginx sends exactly the headers, two of them by the file', () => {
  const text = textOf(nginx, input);
  const fixed = quotedHeaders(text, /add_header (\S+) "(.*)" always;/g);
  expect(fixed).toEqual(pairs(same));
  const varying = [...text.matchAll(/add_header (\S+) (\$\S+) always;/g)].map(([, name]) => name);
  expect(varying.sort()).toEqual(['Allow', 'Cache-Control', special]);
});

it.each([
  ['200 /_next/static/a.js', found],
  ['206 /_next/static/a.js', found],
  ['304 /_next/static/a.js', found],
  ['404 /_next/static/a.js', otherwise],
  ['200 /404.html', otherwise],
  ['200 /x/_next/static/a.js', otherwise],
])('nginx lets browsers keep %s as %s', (asked, expected) => {
  const map = /map "\$status \$uri" \$site_cache_control \{([^}]*)\}/.exec(textOf(nginx, input));
  const [, standard] = /default "(.*)";/.exec(map?.[1] ?? '') ?? [];
  const [, pattern, value] = /"~(.*)" "(.*)";/.exec(map?.[1] ?? '') ?? [];
  expect(new RegExp(pattern ?? '').test(asked) ? value : standard).toBe(expected);
});

it('nginx leads plain http to https of the site, whatever host was asked for', () => {
  expect(textOf(nginx, input)).toContain('return 301 https://acme.example$request_uri;');
});

it('Caddy sends exactly the headers, to pages and to errors', () => {
  const text = textOf(caddy, input);
  const always = /\(always\) \{(.*?)\n\}/s.exec(text)?.[1] ?? '';
  expect(quotedHeaders(always, /header (\S+) "(.*)"/g)).toEqual(pairs(same));
  const errors = text.slice(text.indexOf('handle_errors'));
  expect(errors).toContain('import always');
  expect(quotedHeaders(errors, /header (\S+) "(.*)"/g)).toEqual(
    pairs([...input.headers.filter(({ name }) => name === special), caching(otherwise)]),
  );
});

it('Caddy decides by matchers that exclude each other', () => {
  const text = textOf(caddy, input);
  const site = text.slice(text.indexOf('acme.example {'), text.indexOf('handle_errors'));
  expect(quotedHeaders(site, /header ((?:@|\/)\S+ \S+) "(.*)"/g)).toEqual(
    [
      `@outside_${special} ${special}: same-origin`,
      `/social/* ${special}: cross-origin`,
      `@kept Cache-Control: ${found}`,
      `@asked_again Cache-Control: ${otherwise}`,
      '@writing Allow: GET, HEAD',
    ].sort(),
  );
});

it('Apache sends exactly the headers, whatever the status', () => {
  const fixed = quotedHeaders(textOf(apache, input), /Header always set (\S+) "([^"]*)"$/gm);
  expect(fixed).toEqual(pairs([...input.headers, caching(otherwise)]));
  const conditional = quotedHeaders(
    textOf(apache, input),
    /Header always set (\S+) "([^"]*)" "expr=/g,
  );
  expect(conditional).toEqual(pairs([{ name: special, value: 'cross-origin' }, caching(found)]));
});
