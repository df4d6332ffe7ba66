import { spawnSync } from 'node:child_process';
import { npm } from '../setup/install.mjs';

/** How long the registry may take to answer, in milliseconds. */
const patience = 10_000;

/** Severities that fail. Lower ones are too often about uses that a build does not make. */
const severe = ['high', 'critical'];

interface Report {
  /** Set where the registry gave no answer. */
  message?: string;
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
}

/** What the registry knows about the packages, or why it was not asked successfully. */
export type Audit = { faults: string[] } | { unanswered: string };

/** @param output what `npm audit --json` printed; anything but a report counts as no answer */
export function readAudit(output: string): Audit {
  let report: Report;
  try {
    report = JSON.parse(output);
  } catch {
    return { unanswered: 'npm audit printed no report' };
  }
  if (!report.vulnerabilities) return { unanswered: report.message ?? 'npm audit gave no reason' };
  return {
    faults: Object.values(report.vulnerabilities)
      .filter(({ severity }) => severe.includes(severity))
      .map(({ name, severity, range }) => `${name} ${range}: known vulnerability, ${severity}`),
  };
}

/** Asks the registry once about the packages that pages are made from. Development tools meet no visitor's input. */
export function audit(): Audit {
  const [command, ...args] = npm();
  const { stdout, error } = spawnSync(
    command,
    [...args, 'audit', '--omit=dev', '--json', '--fetch-retries=0'],
    {
      encoding: 'utf8',
      timeout: patience,
      maxBuffer: Number.POSITIVE_INFINITY,
      // npm is a .cmd file on Windows, which starts through a shell alone.
      shell: process.platform === 'win32' && command === 'npm',
    },
  );
  if (!error) return readAudit(stdout);
  const timedOut = (error as NodeJS.ErrnoException).code === 'ETIMEDOUT';
  return { unanswered: timedOut ? `no answer in ${patience / 1000} s` : error.message };
}
