import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { soundContent } from '@/checks/testing/content-fixture';
import { page, removeFixtures, writeExport } from '@/checks/testing/export-fixture';
import { injectedStyleHashes, sealed, sealPages } from './seal';

afterAll(removeFixtures);

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const policyOf = (html: string) => load(html)('meta[http-equiv]').attr('content') ?? '';

describe('sealed', () => {
  it('puts the policy right behind the charset, before anything it binds', () => {
    expect(sealed(page('', '<title>a</title>'), 'p')).toContain(
      '<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="p"/>',
    );
  });

  it('changes nothing else', () => {
    const html = page('<p>a &amp; b</p><script type="application/ld+json">{"$&":1}</script>');
    expect(sealed(html, 'p').replace(/<meta http-equiv[^>]*>/, '')).toBe(html);
  });

  it.each(['<script>run()</script>', '<script type="module">run()</script>'])(
    'refuses a page with %s, which would be blocked',
    (body) => {
      expect(() => sealed(page(body), 'p')).toThrow('a script that the policy would block');
    },
  );

  it('refuses to seal twice', () => {
    expect(() => sealed(sealed(page(''), 'p'), 'p')).toThrow('already');
  });

  it('refuses a page without a charset', () => {
    expect(() => sealed('<html><head></head></html>', 'p')).toThrow('charset');
  });
});

describe('sealPages', () => {
  const pages = {
    'index.html': page('<style>p{color:red}</style>'),
    'legal/terms.html': page('<style>p{color:blue}</style>'),
  };

  async function policies(changes: object = {}): Promise<string[]> {
    const out = writeExport(pages);
    await sealPages(out, { ...soundContent().site, ...changes });
    return Object.keys(pages).map((file) => policyOf(readFileSync(join(out, file), 'utf8')));
  }

  it('gives every page the same policy', async () => {
    const [home, terms] = await policies();
    expect(home).toBe(terms);
  });

  it.each(['p{color:red}', 'p{color:blue}'])('allows %s in any page by its hash', async (css) => {
    expect((await policies())[0]).toContain(`'sha256-${hashOf(css)}'`);
  });

  it('adds the origins that the content configures', async () => {
    const avatarService = 'https://avatars.example/?n={initials}&b={background}';
    expect((await policies({ avatarService }))[0]).toContain('https://avatars.example');
  });

  it('names the file that cannot be sealed', async () => {
    const out = writeExport({ 'broken.html': '<html></html>' });
    await expect(sealPages(out, soundContent().site)).rejects.toThrow('broken.html: it has no');
  });
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
