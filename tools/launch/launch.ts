/**
 * `npm run launch`: lists what is left before the site goes public; exit code 1 while there are
 * errors. `--date=<YYYY-MM-DD>` checks another day.
 */
import { parseArgs } from 'node:util';
import { isoDate } from '@/lib/schemas/fields';
import { checkContent } from '@/tools/check/check-content';
import { errorsIn, report } from '@/tools/check/report';

const { values } = parseArgs({
  options: { date: { type: 'string', default: new Date().toISOString().slice(0, 10) } },
});

async function obstacles(): Promise<string[]> {
  return isoDate.safeParse(values.date).success
    ? checkContent()
    : [`--date: expected YYYY-MM-DD, got "${values.date}".`];
}

async function launch(): Promise<number> {
  const lines = await obstacles();
  for (const line of lines) console.error(line);
  if (lines.length > 0) return 1;
  // These load the content, so they come after the content check.
  const { contentEntries } = await import('@/lib/content/content-files');
  const { launchIssues } = await import('@/tools/check/run');
  const found = launchIssues(contentEntries, values.date);
  console.log(report(found, values.date).join('\n'));
  return errorsIn(found) > 0 ? 1 : 0;
}

launch().then((code) => {
  process.exitCode = code;
});
