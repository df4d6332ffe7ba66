import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Transform } from '../postbuild/problem';
import { apache } from './apache';
import { caddy } from './caddy';
import { checkInput } from './check-input';
import { cloudflare } from './cloudflare';
import { cloudfront } from './cloudfront';
import { headersFile } from './headers-file';
import type { Host, HostFile, HostInput } from './host';
import { type HostContent, hostInput } from './host-input';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { redirectsFile } from './redirects-file';
import { vercel } from './vercel';

const hosts: readonly Host[] = [
  headersFile,
  redirectsFile,
  cloudflare,
  netlify,
  vercel,
  nginx,
  caddy,
  apache,
  cloudfront,
];

/** Every file of every host. @throws Error for input that a host cannot be given */
export function hostFiles(input: HostInput): readonly HostFile[] {
  checkInput(input);
  return hosts.flatMap((host) => host(input));
}

/**
 * Writes the settings of every host: those read from the export into it, the others into `deploy/generated/` beside it.
 * @param out folder of the finished export
 * @returns the files written
 * @throws Error when the pages differ in their policy, or a host's limit is passed
 */
export async function writeHosts(out: string, content: HostContent): Promise<string[]> {
  const files = hostFiles(hostInput(out, content));
  const beside = join(dirname(out), 'deploy', 'generated');
  // A host that is given up must not leave its settings behind.
  await rm(beside, { recursive: true, force: true });
  const written = files.map(({ place, path, text }) => ({
    file: join(place === 'export' ? out : beside, path),
    text,
  }));
  for (const { file, text } of written) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return written.map(({ file }) => file);
}

/** For the steps of the build, after everything that changes a page. */
export const hostSettings: Transform = {
  name: 'write settings of hosts',
  async run(out, content) {
    await writeHosts(out, content);
  },
};
