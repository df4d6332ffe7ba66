/**
 * `npm run check:content`: holds the content to the checks that a build begins with, in a second.
 *
 *     --watch    looks again after each edit, until Ctrl+C
 */
import { parseArgs } from 'node:util';
import { checkContent } from '@/checks/check-content';
import { watchContent } from './watch-content';

async function checkOnce(): Promise<void> {
  const lines = await checkContent();
  for (const line of lines) console.error(line);
  if (lines.length === 0) console.log('The content is right.');
  process.exitCode = lines.length === 0 ? 0 : 1;
}

const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });

if (values.watch) {
  console.log('Looking at content/ after each edit (Ctrl+C ends it).');
  watchContent(({ text }) => console.log(`\n${text}`));
} else checkOnce();
