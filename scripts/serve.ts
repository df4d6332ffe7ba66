/**
 * Serves a finished export on this machine, and each later build in its place:
 *
 *     npm run serve                                   out/ on port 3000, or on PORT
 *     npx tsx scripts/serve.ts [folder] [port]
 */
import { createStaticServer } from './server/static-server';
import { readPort } from './setup.mjs';

async function serve(): Promise<void> {
  const [root = 'out', wanted = process.env.PORT] = process.argv.slice(2);
  const { port, problem } = await readPort(wanted);
  if (problem) throw new Error(problem);
  const server = createStaticServer({ root });
  console.log(`\nThe site is served on ${await server.listen(port)} (Ctrl+C ends it).`);
  const stop = () => server.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
}

serve().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
