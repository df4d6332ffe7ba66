import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { siteContent } from '../../postbuild/content';
import { someContent } from '../../postbuild/content-fixture';
import { page } from '../../postbuild/export-fixture';
import { compress } from '../../postbuild/steps/compress';
import type { HostInput } from '../host';
import { type HostContent, hostInput } from '../host-input';
import { hostFiles } from '../write-hosts';

/** An export in a folder of its own, with what hosts need. */
export interface ServedSite {
  /** Holds `out/`, and room for what a server writes. */
  readonly folder: string;
  readonly out: string;
  readonly input: HostInput;
  remove(): void;
}

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; require-trusted-types-for 'script'"/>`;
const words = 'The same words again. '.repeat(50);

const files: Record<string, string> = {
  'index.html': page(`Home. ${words}`, policy),
  'terms.html': page(`Terms. ${words}`, policy),
  'privacy.html': page(`Privacy. ${words}`, policy),
  'refund.html': page(`Refund. ${words}`, policy),
  'disclaimer.html': page(`Disclaimer. ${words}`, policy),
  'payment-success.html': page(`Thank you. ${words}`, policy),
  '404.html': page(`There is no page here. ${words}`, policy),
  'robots.txt': 'User-Agent: *\nAllow: /\n',
  'sitemap.xml': `<urlset>${words}</urlset>`,
  'manifest.webmanifest': '{"name":"Acme"}',
  'favicon.ico': 'icon',
  'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'social/home.png': 'picture',
  '_next/static/chunks/a1b2.js': `// ${words}\na();`,
  '_next/static/media/face.c3d4.woff2': 'typeface',
};

/** The small export above; or the real one in a folder. */
async function fill(out: string, real: string | undefined): Promise<HostContent> {
  if (real) {
    cpSync(resolve(real), out, { recursive: true });
    return siteContent;
  }
  for (const [file, text] of Object.entries(files)) {
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
  for (const { place, path, text } of hostFiles(input))
    if (place === 'export') writeFileSync(join(out, path), text);
  return { folder, out, input, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
