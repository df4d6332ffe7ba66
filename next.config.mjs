import { execFileSync } from 'node:child_process';

/** Returns the commit the site is built from. A constant id would make browsers mix two deploys' files. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null; // without git, Next uses a random id
  }
}

process.env.NEXT_TELEMETRY_DISABLED = '1';

/** True in `npm run dev`. */
const isDevelopment = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
export default {
  // Plain files, for any static host. In development, this would replace the 404 page with an error.
  output: isDevelopment ? undefined : 'export',
  generateBuildId: commit,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run build` checks types itself.
  typescript: { ignoreBuildErrors: true },
  // Source maps double the output; stacks name functions without them.
  enablePrerenderSourceMaps: isDevelopment,
  experimental: {
    // This code runs only during the build; minifying takes a sixth of the time.
    serverMinification: false,
    turbopackSourceMaps: isDevelopment,
    turbopackPluginRuntimeStrategy: 'workerThreads',
  },
  // A large package that only the build reads.
  serverExternalPackages: ['simple-icons'],
};
