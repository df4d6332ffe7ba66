import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { htaccess } from '../apache';
import { describeAnswers } from './answers';
import { freePort, type Running, runServer } from './run-server';
import type { ServedSite } from './served-site';
import { whenInstalled } from './when-installed';

const modules = {
  mpm_event_module: 'mpm_event',
  authz_core_module: 'authz_core',
  dir_module: 'dir',
  headers_module: 'headers',
  mime_module: 'mime',
  rewrite_module: 'rewrite',
};

/** A server that reads `.htaccess`, with Debian's list of types as shared hosting has it. */
function around(folder: string, out: string, port: number): string {
  const load = Object.entries(modules).map(
    ([name, file]) => `LoadModule ${name} /usr/lib/apache2/modules/mod_${file}.so`,
  );
  return `${load.join('\n')}
ServerRoot ${folder}
ServerName 127.0.0.1
ServerTokens Prod
TraceEnable off
Listen 127.0.0.1:${port}
PidFile ${join(folder, 'apache.pid')}
Mutex file:${folder}
ErrorLog ${join(folder, 'error.log')}
TypesConfig /etc/mime.types
AddLanguage br .br
AddType application/x-gzip .gz
DocumentRoot ${out}
<Directory ${out}>
  AllowOverride All
  Require all granted
</Directory>
`;
}

async function start(program: string, { folder, out, input }: ServedSite): Promise<Running> {
  const port = await freePort();
  const file = join(folder, 'apache.conf');
  writeFileSync(join(out, '.htaccess'), htaccess(input));
  writeFileSync(file, around(folder, out, port));
  const args = ['-D', 'FOREGROUND', '-d', folder, '-f', file];
  return runServer({ command: program, args, port });
}

whenInstalled('apache2', 'apt-get install apache2', (program) => {
  describeAnswers((site) => start(program, site), {
    codings: ['br', 'gzip'],
    hidesNotFoundPage: true,
  });
});
