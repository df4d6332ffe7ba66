/** @jest-environment node */
import { describeAnswers } from './answers';
import { freePort, type Running, runServer } from './run-server';
import type { ServedSite } from './served-site';
import { findTool, toolsAdvice } from './tools';

async function start({ out }: ServedSite): Promise<Running> {
  const port = await freePort();
  const script = 'scripts/hosts/servers/cloudflare-server.ts';
  const args = ['--import', 'tsx', script, out, String(port)];
  return runServer({ command: process.execPath, args, port, trusted: true });
}

if (findTool('miniflare') === null)
  it.skip(`skipped: Cloudflare's runtime is not installed. ${toolsAdvice}`, () => undefined);
else describeAnswers(start, { codings: [], hidesNotFoundPage: false });
