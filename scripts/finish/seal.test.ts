import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { soundContent } from '@/checks/testing/content-fixture';
import { page, removeFixtures, writeExport } from '@/checks/testing/export-fixture';
import { FIRST_VISIT } from './late-styles';
import { sealed, sealPages } from './seal';

afterAll(removeFixtures);

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('puts the policy right behind the charset, before anything it binds, and changes nothing else', () => {
  const html = page('<p>a &amp; b</p><script type="application/ld+json">{"$&":1}</script>');
  const charset = '<meta charset="utf-8"/>';
  const meta = '<meta http-equiv="Content-Security-Policy" content="p"/>';
  expect(sealed(html, 'p')).toBe(html.replace(charset, charset + meta));
});

it('lets the one script in that a first visit runs, and allows it by its hash', async () => {
  const out = writeExport({ 'index.html': page(`<script>${FIRST_VISIT}</script>`) });
  await sealPages(out, soundContent().site);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain(
    `script-src 'self' '${hashOf(FIRST_VISIT)}';`,
  );
});

it.each([
  ['<script>run()</script>', 'a script that the policy would block'],
  ['<script type="module">run()</script>', 'a script that the policy would block'],
  ['<meta http-equiv="Content-Security-Policy" content="p"/>', 'already'],
])('refuses a page with %s', (body, message) => {
  expect(() => sealed(page(body), 'p')).toThrow(message);
});

it('gives every page one policy, with its own styles and the origins of the content', async () => {
  const styles = ['p{color:red}', 'p{color:blue}'];
  const [home = '', terms = ''] = styles.map((css) => page(`<style>${css}</style>`));
  const out = writeExport({ 'index.html': home, 'legal/terms.html': terms });
  const avatarService = 'https://avatars.example/?n={initials}&b={background}';
  await sealPages(out, { ...soundContent().site, avatarService });
  const [policy, other] = ['index.html', 'legal/terms.html'].map(
    (file) => / content="([^"]+)"/.exec(readFileSync(join(out, file), 'utf8'))?.[1],
  );
  const [ofHome = '', ofTerms = ''] = styles.map(hashOf);
  expect(policy).toContain(` '${ofHome}'`);
  const without = (text = '', hash: string) =>
    text.split(/[ ;]+/).filter((one) => !one.includes(hash));
  expect(without(policy, ofHome)).toEqual(without(other, ofTerms));
  expect(policy).toContain('https://avatars.example');
});

it('names the file that cannot be sealed', async () => {
  const out = writeExport({ 'broken.html': '<html></html>' });
  await expect(sealPages(out, soundContent().site)).rejects.toThrow(
    'broken.html: it has no <meta charset',
  );
});
