import { execFileSync } from 'node:child_process';

/** The commit the site is built from; a constant id would make a browser mix two deploys' files. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null; // not a git checkout: Next makes a random id
  }
}

/** @type {import('next').NextConfig} */
export default {
  // Plain files, for any static host.
  output: 'export',
  generateBuildId: commit,
  poweredByHeader: false,
  reactStrictMode: true,
  // Said by `npm test`, which has a stage for them before it builds.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === '1' },
  // Native and wasm modules that draw the social images during the build.
  serverExternalPackages: [
    'simple-icons',
    '@resvg/resvg-js',
    'subset-font',
    'fontkit',
    'png-to-ico',
  ],
};
