/**
 * Serves a finished export on this machine, and each later build in its place:
 *
 *     npm run serve                                   out/ on port 3000, or on PORT
 *     npx tsx scripts/serve.ts [folder] [port]
 */
import { createStaticServer } from './server/static-server';
import { readPort } from './setup.mjs';

async function serve(root: string, wanted: string | undefined): Promise<void> {
  const { port, problem } = await readPort(wanted);
  if (problem) throw new Error(problem);
  const server = createStaticServer({ root });
  const origin = await server.listen(port);
  console.log(`\nThe site is served on ${origin} (Ctrl+C ends it).`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => server.close().then(() => process.exit(0)));
}

serve(process.argv[2] ?? 'out', process.argv[3] ?? process.env.PORT).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
