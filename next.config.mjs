import { utimesSync, watchFile } from 'node:fs';

process.env.NEXT_TELEMETRY_DISABLED = '1';

/** True in `npm run dev`. */
const isDevelopment = process.env.NODE_ENV === 'development';

// Next cannot watch YAML, but restarts when this file's time changes.
if (isDevelopment)
  watchFile('content/business.yaml', { interval: 500 }, () => {
    const now = new Date();
    utimesSync('next.config.mjs', now, now);
  }).unref();

/** @type {import('next').NextConfig} */
export default {
  // Plain files for static hosts. In development, `export` would replace the 404 page with an error.
  output: isDevelopment ? undefined : 'export',
  // With `export`, this folder gets the exported site. `tools/build/build.ts` moves it to `out/`.
  distDir: isDevelopment ? '.next' : '.export',
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: {
    // `npm run build` checks types itself.
    ignoreBuildErrors: true,
    tsconfigPath: process.env.NODE_ENV === 'test' ? 'e2e/content.tsconfig.json' : 'tsconfig.json',
  },
  // Source maps double the output; stack traces name functions anyway.
  enablePrerenderSourceMaps: isDevelopment,
  experimental: {
    // Server code runs only during builds; minifying it takes 1/6 of build time.
    serverMinification: false,
    turbopackSourceMaps: isDevelopment,
    turbopackPluginRuntimeStrategy: 'workerThreads',
  },
  // A large package that only the build reads.
  serverExternalPackages: ['simple-icons'],
};
