/**
 * Serves an export the way Cloudflare does, by its own runtime (workerd):
 *
 *     node scripts/testing/cloudflare-server.mjs <folder> <port> <wrangler.jsonc>
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { Miniflare } = createRequire(new URL('../hosts/tools/package.json', import.meta.url))(
  'miniflare',
);
const [out, port, file] = process.argv.slice(2);
// Its comments have lines of their own.
const settings = JSON.parse(readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, ''));
const { directory: _, ...assetConfig } = settings.assets;
// A worker that does nothing: every request is the files' to answer, as in a deploy without a script.
const server = new Miniflare({
  host: '127.0.0.1',
  port: Number(port),
  cf: false,
  compatibilityDate: settings.compatibility_date,
  modules: true,
  script: 'export default {}',
  assets: { directory: out, routerConfig: { has_user_worker: false }, assetConfig },
});
process.once('SIGTERM', () => server.dispose().then(() => process.exit(0)));
await server.ready;
