/**
 * Serves a finished export on this machine, and each later build in its place:
 *
 *     npm run serve                                   out/ on port 3000, or on PORT
 *     npx tsx scripts/serve.ts [folder] [port]
 *
 *     --stand-in    payment links whose addresses are examples lead to a page that stands in for the payment page
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '@/content/site';
import { type StandIn, startStandIn } from './server/stand-in';
import { createStaticServer } from './server/static-server';
import { readPort } from './setup.mjs';

async function serve(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'stand-in': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [root = 'out', wanted = process.env.PORT] = positionals;
  const { port, problem } = await readPort(wanted);
  if (problem) throw new Error(problem);
  let standIn: StandIn | null = null;
  if (values['stand-in']) {
    // Loaded here: who serves an export without it needs no content.
    const { content } = await import('@/lib/content/content');
    standIn = await startStandIn(content, `http://localhost:${port}${site.basePath}`, port + 1);
  }
  const server = createStaticServer({ root, rewrite: standIn?.redirect });
  const origin = await server.listen(port);
  // It may have been built before it was given another folder.
  const folder = existsSync(join(root, site.basePath, 'index.html')) ? site.basePath : '';
  console.log(`\nThe site is served on ${origin}${folder} (Ctrl+C ends it).`);
  if (standIn) console.log(`Payment pages are examples: ${standIn.origin} stands in for them.`);
  const stop = () => Promise.all([server.close(), standIn?.close()]).then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
}

serve().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
