import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type HostContent, type HostInput, hostInput } from '@/scripts/hosts/host-input';
import { hostFiles } from '@/scripts/hosts/write-hosts';
import { siteContent } from '@/scripts/postbuild/content';
import { someContent } from '@/scripts/postbuild/content-fixture';
import { page } from '@/scripts/postbuild/export-fixture';
import { compress } from '@/scripts/postbuild/steps/compress';

/** An export in a folder of its own, with what hosts need. */
export interface ServedSite {
  /** Holds `out/`, and room for what a server writes. */
  readonly folder: string;
  readonly out: string;
  readonly input: HostInput;
  /** @returns the text of a file that lies beside the export, by its path below `deploy/generated/` */
  settings(path: string): string;
  remove(): void;
}

const POLICY_META = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; require-trusted-types-for 'script'"/>`;
const WORDS = 'The same words again. '.repeat(50);

const FILES: Record<string, string> = {
  'index.html': page(`Home. ${WORDS}`, POLICY_META),
  'terms.html': page(`Terms. ${WORDS}`, POLICY_META),
  'privacy.html': page(`Privacy. ${WORDS}`, POLICY_META),
  'refund.html': page(`Refund. ${WORDS}`, POLICY_META),
  'disclaimer.html': page(`Disclaimer. ${WORDS}`, POLICY_META),
  'payment-success.html': page(`Thank you. ${WORDS}`, POLICY_META),
  '404.html': page(`There is no page here. ${WORDS}`, POLICY_META),
  'robots.txt': 'User-Agent: *\nAllow: /\n',
  'sitemap.xml': `<urlset>${WORDS}</urlset>`,
  'manifest.webmanifest': '{"name":"Acme"}',
  'favicon.ico': 'icon',
  'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'social/home.png': 'picture',
  '_next/static/chunks/a1b2.js': `// ${WORDS}\na();`,
  '_next/static/media/face.c3d4.woff2': 'typeface',
};

/** The small export above; or the real one in a folder. */
async function fill(out: string, real: string | undefined): Promise<HostContent> {
  if (real) {
    cpSync(resolve(real), out, { recursive: true });
    return siteContent;
  }
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
  const content = someContent();
  await compress.run(out, content);
  return content;
}

/**
 * Makes a copy that a server without rights can read, and write its own files beside.
 *
 * @param real folder of a built site; a small export takes its place where there is none
 */
export async function servedSite(real = process.env.HOSTS_OUT): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  chmodSync(folder, 0o777);
  const out = join(folder, 'out');
  const input = hostInput(out, await fill(out, real));
  const files = hostFiles(input);
  for (const { place, path, text } of files)
    if (place === 'export') writeFileSync(join(out, path), text);
  return {
    folder,
    out,
    input,
    settings: (path) => files.find((file) => file.path === path)?.text ?? '',
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
