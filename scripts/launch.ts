/**
 * `npm run launch`: says what is left to do before the site goes public. Reads the content and the built site in `out/`
 * of the current folder. Ends with exit code 1 while there are errors.
 *
 *     --all                prints the whole list, not the next step alone
 *     --json               prints the findings as JSON
 *     --on=<YYYY-MM-DD>    checks as if it were that day
 *     --out=<folder>       reads the built site there, whatever it was built from
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '@/checks/check-content';
import { errorCount, report, summary } from '@/checks/report';
import { isoDate } from '@/lib/content/fields';

/** @returns why the check cannot begin; nothing where it can */
async function obstacles(today: string, out: string): Promise<string[]> {
  if (!isoDate.safeParse(today).success) return [`--on=${today} is no day written YYYY-MM-DD.`];
  const faults = await checkContent();
  if (faults.length > 0) return faults;
  if (existsSync(join(out, 'index.html'))) return [];
  return [`There is no built site in ${out}/. Run npm run build first.`];
}

async function launch(): Promise<number> {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      on: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      out: { type: 'string', default: 'out' },
    },
  });
  const lines = await obstacles(values.on, values.out);
  for (const line of lines) console.error(line);
  if (lines.length > 0) return 1;
  // Loaded here, because it reads the content, which could not be loaded before it was checked.
  const { siteFindings } = await import('@/checks/launch');
  const findings = await siteFindings(values.out, values.on);
  const told = values.all ? report : summary;
  const text = values.json ? [JSON.stringify(findings, null, 2)] : told(findings, values.on);
  console.log(text.join('\n'));
  return errorCount(findings) > 0 ? 1 : 0;
}

launch().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
