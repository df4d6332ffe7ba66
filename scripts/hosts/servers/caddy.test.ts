import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyfile } from '../caddy';
import { describeAnswers } from './answers';
import { freePort, type Running, runServer } from './run-server';
import type { ServedSite } from './served-site';
import { whenInstalled } from './when-installed';

/** Plain http on loopback, and no interface for other programs. */
const settings = '{\n\tadmin off\n\tauto_https off\n}\n';

async function start(program: string, { folder, out, input }: ServedSite): Promise<Running> {
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  const address = `http://127.0.0.1:${port}`;
  writeFileSync(file, settings + caddyfile(input, { address, folder: out }));
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  return runServer({ command: program, args, port, env });
}

whenInstalled('caddy', 'apt-get install caddy', (program) => {
  describeAnswers((site) => start(program, site), {
    codings: ['br', 'gzip'],
    hidesNotFoundPage: true,
  });
});
