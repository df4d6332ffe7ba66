/**
 * `npm run launch`: lists what is left before the site goes public; exit code 1 while there are
 * errors. `--date=<YYYY-MM-DD>` checks another day.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isoDate } from '@/lib/schemas/fields';
import { checkContent } from '@/tools/check/check-content';
import { readExport } from '@/tools/check/export';
import { report } from '@/tools/check/report';
import { spellingFindings } from './spelling';

const { values } = parseArgs({
  options: { date: { type: 'string', default: new Date().toISOString().slice(0, 10) } },
});

/** Returns the content and public files that are newer than the build. */
function editedSinceBuild(): string[] {
  const built = statSync('out/index.html').mtimeMs;
  return ['content', 'public']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => statSync(file).mtimeMs > built && !file.endsWith('launch.ts'));
}

async function obstacles(): Promise<string[]> {
  if (!isoDate.safeParse(values.date).success)
    return [`--date: expected YYYY-MM-DD, got "${values.date}".`];
  const issues = await checkContent();
  if (issues.length > 0) return issues;
  if (!existsSync('out/index.html')) return ['No build in out/. Run npm run build first.'];
  const [edited] = editedSinceBuild();
  return edited ? [`${edited} is newer than out/. Run npm run build first.`] : [];
}

async function launch(): Promise<number> {
  const lines = await obstacles();
  for (const line of lines) console.error(line);
  if (lines.length > 0) return 1;
  // These load the content, so they come after the content check.
  const { content } = await import('@/lib/content/content');
  const { contentEntries } = await import('@/lib/content/content-files');
  const { CHECKS } = await import('@/tools/check/run');
  const { launchFindings } = await import('@/tools/check/run');
  const written = Object.fromEntries(contentEntries.map(({ name, value }) => [name, value]));
  const site = readExport('out');
  const findings = [
    ...(await launchFindings(CHECKS, { content, written, site, today: values.date })),
    ...(await spellingFindings(content.site.locale)),
  ];
  console.log(report(findings, values.date).join('\n'));
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

launch().then((code) => {
  process.exitCode = code;
});
