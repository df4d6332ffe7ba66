/**
 * Serves a finished export on this machine:
 *
 *     npx tsx scripts/serve.ts [folder, default out] [port, default 3000]
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createStaticServer } from './server/static-server';

async function serve(root: string, port: number): Promise<void> {
  if (!existsSync(join(root, '404.html')))
    throw new Error(`${root}/ holds no built site: run npm run build first.`);
  const server = createStaticServer({ root });
  const origin = await server.listen(port);
  console.log(`\nThe site is served on ${origin} (Ctrl+C ends it).`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => server.close().then(() => process.exit(0)));
}

serve(process.argv[2] ?? 'out', Number(process.argv[3] ?? 3000)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
