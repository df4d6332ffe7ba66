/**
 * `npm run launch`: prints what is left to do before the site goes public, from the content and the built site in `out/`. Ends
 * with exit code 1 while there are errors.
 *
 *     --on=<YYYY-MM-DD>    checks as if it were that day
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isoDate } from '@/content/schemas/fields';
import { checkContent } from '@/tools/check/check-content';
import { readExport } from '@/tools/check/export';
import { report } from '@/tools/check/report';

const { values } = parseArgs({
  options: { on: { type: 'string', default: new Date().toISOString().slice(0, 10) } },
});

/** @returns why the check cannot begin; nothing where it can */
async function obstacles(): Promise<string[]> {
  if (!isoDate.safeParse(values.on).success) return [`--on=${values.on} is no day YYYY-MM-DD.`];
  const issues = await checkContent();
  if (issues.length > 0 || existsSync('out/index.html')) return issues;
  return ['There is no built site in out/. Run npm run build first.'];
}

async function launch(): Promise<number> {
  const lines = await obstacles();
  for (const line of lines) console.error(line);
  if (lines.length > 0) return 1;
  // Loaded here: content with issues may not load.
  const { content } = await import('@/lib/content/content');
  const { contentEntries } = await import('@/lib/content/content-files');
  const { CHECKS } = await import('@/tools/check/checks');
  const { launchFindings } = await import('@/tools/check/run');
  const written = Object.fromEntries(contentEntries.map(({ name, value }) => [name, value]));
  const site = readExport('out');
  const findings = await launchFindings(CHECKS, { content, written, site, today: values.on });
  console.log(report(findings, values.on).join('\n'));
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

launch().then((code) => {
  process.exitCode = code;
});
