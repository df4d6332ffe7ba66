import { installFromDebian, type Print, runInstaller } from '@/scripts/test/debian';
import { findProgram } from './servers/run-server';
import { findTool, toolsFolder } from './servers/tools';

/** Debian's packages of the servers that the tests run. */
const debianPackages = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  apache2: ['apache2'],
  openssl: ['openssl'],
};

const tools = ['miniflare', 'csp_evaluator', '@mdn/mdn-http-observatory', 'netlify-headers-parser'];

const missing = () => ({
  servers: Object.keys(debianPackages).filter((name) => findProgram(name) === null),
  tools: tools.filter((name) => findTool(name) === null),
});

/**
 * Installs what the tests of hosts need and this machine lacks: Debian's packages as root, and the tools of
 * `scripts/hosts/tools/`. Tests of what could not be had are skipped and say so.
 * @returns names of what is still missing
 */
export async function provideServers(print: Print): Promise<string[]> {
  const before = missing();
  if (before.servers.length > 0) {
    print(`Installing ${before.servers.join(', ')} for the tests ...\n`);
    await installFromDebian(print, Object.values(debianPackages).flat());
  }
  if (before.tools.length > 0) {
    print('Installing the tools of scripts/hosts/tools (300 MB) for the tests ...\n');
    const args = ['ci', '--prefix', toolsFolder, '--ignore-scripts', '--loglevel=error'];
    await runInstaller(print, 'npm', ...args);
  }
  const after = missing();
  return [...after.servers, ...after.tools];
}
