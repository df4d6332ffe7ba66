/**
 * Writes the settings of every host for a finished export:
 *
 *     npx tsx scripts/hosts/main.ts [folder, default out]
 */
import { resolve } from 'node:path';
import { siteContent } from '../postbuild/content';
import { writeHosts } from './write-hosts';

writeHosts(resolve(process.argv[2] ?? 'out'), siteContent).then(
  (files) => console.log(files.join('\n')),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
