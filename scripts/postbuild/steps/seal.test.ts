/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { someContent } from '../content-fixture';
import { page, removeFixtures, writeExport } from '../export-fixture';
import { injectedStyleHashes } from '../toast-styles';
import { seal, sealed } from './seal';

afterAll(removeFixtures);

const none = { imageOrigins: [], connectOrigins: [] };
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const policyOf = (html: string) => load(html)('meta[http-equiv]').attr('content') ?? '';

describe('sealed', () => {
  it('puts the policy right behind the charset, before anything it binds', () => {
    expect(sealed(page('', '<title>a</title>'), none, [])).toContain(
      '<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy"',
    );
  });

  it('changes nothing else', () => {
    const html = page('<p>a &amp; b<script>x = "$&"</script>');
    expect(sealed(html, none, []).replace(/<meta http-equiv[^>]*>/, '')).toBe(html);
  });

  it.each([
    ['<script>run()</script>', 'run()'],
    ['<script type="module">run()</script>', 'run()'],
    ['<style>p{color:red}</style>', 'p{color:red}'],
  ])('allows %s by its hash', (body, text) => {
    expect(policyOf(sealed(page(body), none, []))).toContain(`'sha256-${hashOf(text)}'`);
  });

  it('spends no hash on structured data, which never runs', () => {
    const html = page('<script type="application/ld+json">{}</script>');
    expect(policyOf(sealed(html, none, []))).not.toContain('sha256');
  });

  it('allows styles that scripts add later', () => {
    expect(policyOf(sealed(page(''), none, ['sha256-abcd']))).toContain("'sha256-abcd'");
  });

  it('refuses to seal twice', () => {
    expect(() => sealed(sealed(page(''), none, []), none, [])).toThrow('already');
  });

  it('refuses a page without a charset', () => {
    expect(() => sealed('<html><head></head></html>', none, [])).toThrow('charset');
  });
});

it('seals every page of an export, with the origins that the content configures', async () => {
  const out = writeExport({ 'index.html': page(''), 'legal/terms.html': page('') });
  await seal.run(
    out,
    someContent({ avatarService: 'https://avatars.example/?n={initials}&b={background}' }),
  );
  for (const file of ['index.html', 'legal/terms.html'])
    expect(policyOf(readFileSync(join(out, file), 'utf8'))).toContain('https://avatars.example');
});

it('names the file that cannot be sealed', async () => {
  const out = writeExport({ 'broken.html': '<html></html>' });
  await expect(seal.run(out, someContent())).rejects.toThrow('broken.html: it has no');
});

describe('injectedStyleHashes', () => {
  it('hashes the empty element and the styles that fill it', () => {
    const source = 'function __insertCSS(code) {}\n__insertCSS("a[b=\\"c\\"]{}");\n';
    expect(injectedStyleHashes(source)).toEqual(
      ['', 'a[b="c"]{}'].map((text) => `sha256-${hashOf(text)}`),
    );
  });

  it('says so when a new version keeps its styles elsewhere', () => {
    expect(() => injectedStyleHashes('export const styles = 1;')).toThrow('were not found');
  });
});
