import { spawnSync } from 'node:child_process';
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

function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: 'ignore' }).status === 0;
}

const missing = () => ({
  servers: Object.keys(debianPackages).filter((name) => findProgram(name) === null),
  tools: tools.filter((name) => findTool(name) === null),
});

/**
 * Installs what the tests of hosts need and this machine lacks: Debian's packages as root, and the tools of
 * `scripts/hosts/tools/`. Tests of what could not be had are skipped and say so.
 * @returns names of what is still missing
 */
export function provideServers(): string[] {
  const before = missing();
  if (before.servers.length > 0 && process.getuid?.() === 0) {
    console.log(`Installing ${before.servers.join(', ')} for the tests ...`);
    run('apt-get', 'update', '-qq');
    run(
      'apt-get',
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      ...Object.values(debianPackages).flat(),
    );
  }
  if (before.tools.length > 0) {
    console.log('Installing the tools of scripts/hosts/tools (300 MB) for the tests ...');
    run('npm', 'ci', '--prefix', toolsFolder, '--ignore-scripts', '--loglevel=error');
  }
  const after = missing();
  return [...after.servers, ...after.tools];
}
