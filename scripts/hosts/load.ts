/**
 * How many visitors the home page stands, compressed as browsers ask for it: nginx with the generated configuration beside
 * the server of `npm start`, one after the other on this machine. The ratio is what to compare between machines and days; the
 * figures depend on both.
 *
 *     npx tsx scripts/hosts/load.ts [folder, default out]
 *
 * Needs nginx (with brotli: libnginx-mod-http-brotli-static) and wrk: apt-get install nginx-light wrk. Takes ten seconds. Where
 * https://www.npmjs.com/package/serve is a command (npm install --global serve) it is measured too; it compresses each time.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { hasBrotli, startNginx } from './servers/nginx-server';
import { findProgram, freePort, type Running, runServer } from './servers/run-server';
import { servedSite } from './servers/served-site';
import { readWrk, type WrkReport } from './wrk-report';

const connections = 50;
const seconds = 4;

function program(name: string): string {
  const found = findProgram(name);
  if (found === null) throw new Error(`${name} is not installed: apt-get install nginx-light wrk`);
  return found;
}

async function measured(wrk: string, server: Running): Promise<WrkReport> {
  const coding = `Accept-Encoding: ${hasBrotli ? 'br' : 'gzip'}`;
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', coding];
  try {
    const { stdout } = await promisify(execFile)(wrk, [...load, `${server.origin}/`]);
    return readWrk(stdout);
  } finally {
    await server.stop();
  }
}

async function startProject(out: string): Promise<Running> {
  const port = await freePort();
  const args = ['--import', 'tsx', 'scripts/serve.ts', out, String(port)];
  return runServer({ command: process.execPath, args, port, trusted: true });
}

async function startServe(command: string, out: string): Promise<Running> {
  const port = await freePort();
  const args = [out, '--listen', `tcp://127.0.0.1:${port}`, '--no-request-logging'];
  return runServer({ command, args, port, trusted: true });
}

async function compare(): Promise<void> {
  const [wrk, nginx] = [program('wrk'), program('nginx')];
  const serve = findProgram('serve');
  const site = await servedSite(process.argv[2] ?? 'out');
  try {
    const results = {
      nginx: await measured(wrk, await startNginx(nginx, site)),
      'npm start': await measured(wrk, await startProject(site.out)),
      ...(serve && { serve: await measured(wrk, await startServe(serve, site.out)) }),
    };
    for (const [name, { requestsPerSecond, slowest, failures }] of Object.entries(results))
      console.log(
        `${name.padEnd(10)}${requestsPerSecond.toFixed(0).padStart(8)} requests/s, 99 % within ${slowest}, ${failures} failures`,
      );
    const ratios = Object.entries(results)
      .slice(1)
      .map(([name, { requestsPerSecond }]) => {
        const ratio = results.nginx.requestsPerSecond / requestsPerSecond;
        return `nginx to ${name} ${ratio.toFixed(1)}`;
      });
    const coding = hasBrotli ? 'brotli' : 'gzip';
    console.log(`${ratios.join(', ')} (${coding}, ${connections} connections)`);
    if (Object.values(results).some(({ failures }) => failures > 0)) process.exitCode = 1;
  } finally {
    site.remove();
  }
}

compare().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
