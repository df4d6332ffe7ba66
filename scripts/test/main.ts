/** What `npm test` does once everything is installed: every stage, then a summary. Exit code 1 on any failure. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStages } from './run-stages';
import { stages } from './stages';
import { summary } from './summary';

async function main(): Promise<void> {
  const reports = mkdtempSync(join(tmpdir(), 'reports-'));
  try {
    const ended = await runStages(stages, reports, (name) => console.log(`\n── ${name}`));
    console.log(`\n${summary(ended).join('\n')}`);
    process.exitCode = ended.some(({ outcome }) => outcome.failed > 0) ? 1 : 0;
  } finally {
    rmSync(reports, { recursive: true });
  }
}

main();
