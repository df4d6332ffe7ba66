/**
 * Serves an export the way Cloudflare does, by its own runtime (workerd):
 *
 *     npx tsx scripts/testing/cloudflare-server.ts <folder> <port> <wrangler.jsonc>
 */
import { readFileSync } from 'node:fs';
import { loadTool } from './programs';

/** What is used of https://www.npmjs.com/package/miniflare */
interface Miniflare {
  readonly Miniflare: new (
    options: Record<string, unknown>,
  ) => { readonly ready: Promise<URL>; dispose(): Promise<void> };
}

/** What is used of the settings that a deploy reads. */
interface Settings {
  readonly compatibility_date: string;
  readonly assets: { readonly directory: string };
}

/** @returns what a file says whose comments have lines of their own */
function readSettings(file: string): Settings {
  return JSON.parse(readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, ''));
}

async function serve(out: string, port: number, settings: Settings): Promise<void> {
  const { directory: _, ...assetConfig } = settings.assets;
  const { Miniflare } = await loadTool<Miniflare>('miniflare');
  // A worker that does nothing: every request is the files' to answer, as in a deploy without a script.
  const server = new Miniflare({
    host: '127.0.0.1',
    port,
    cf: false,
    compatibilityDate: settings.compatibility_date,
    modules: true,
    script: 'export default {}',
    assets: {
      directory: out,
      routerConfig: { has_user_worker: false },
      assetConfig,
    },
  });
  process.once('SIGTERM', () => server.dispose().then(() => process.exit(0)));
  await server.ready;
}

const [folder = 'out', port, settings = ''] = process.argv.slice(2);

serve(folder, Number(port), readSettings(settings)).catch((error: Error) => {
  console.error(error.stack);
  process.exit(1);
});
