/**
 * Serves an export the way Cloudflare does, by its own runtime (workerd):
 *
 *     npx tsx scripts/hosts/servers/cloudflare-server.ts <folder> <port>
 */
import { assetSettings, compatibilityDate } from '../cloudflare';
import { loadTool } from './tools';

/** What is used of https://www.npmjs.com/package/miniflare */
interface Miniflare {
  readonly Miniflare: new (
    options: Record<string, unknown>,
  ) => { readonly ready: Promise<URL>; dispose(): Promise<void> };
}

async function serve(directory: string, port: number): Promise<void> {
  const { Miniflare } = await loadTool<Miniflare>('miniflare');
  // A worker that does nothing: every request is the files' to answer, as in a deploy without a script.
  const server = new Miniflare({
    host: '127.0.0.1',
    port,
    cf: false,
    compatibilityDate,
    modules: true,
    script: 'export default {}',
    assets: {
      directory,
      routerConfig: { has_user_worker: false },
      assetConfig: assetSettings,
    },
  });
  process.once('SIGTERM', () => server.dispose().then(() => process.exit(0)));
  await server.ready;
}

serve(process.argv[2] ?? 'out', Number(process.argv[3])).catch((error: Error) => {
  console.error(error.stack);
  process.exit(1);
});
