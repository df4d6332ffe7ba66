import { type Outcome, single, type TimedTest } from './runner';

/** A program that ends with an error without naming a failure has failed all the same. */
function settled(outcome: Outcome, code: number): Outcome {
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

/** What `jest --json` writes: https://jestjs.io/docs/configuration#testresultsprocessor-string */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that could not be run at all. */
  numRuntimeErrorTestSuites: number;
  testResults: {
    /** Path of the file. */
    name: string;
    /** `duration` in milliseconds; null for one that was left out. */
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

/** @param report what `jest --json` wrote, or null where it wrote nothing */
export function jestOutcome(report: JestReport | null, code: number): Outcome {
  if (!report) return single(1);
  const outcome: Outcome = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    notes: [],
    tests: report.testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${file.split('/').at(-1)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  };
  return settled(outcome, code);
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      /** One for each try; `duration` in milliseconds. */
      results: { duration: number }[];
    }[];
  }[];
}

/** What Playwright's JSON reporter writes: https://playwright.dev/docs/api/class-testresult */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside any test, such as a server that did not start. */
  errors: unknown[];
  suites: PlaywrightSuite[];
}

function timesOf({ suites = [], specs }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file} (${projectName}): ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(timesOf)];
}

/** @param report what Playwright's JSON reporter wrote, or null where it wrote nothing */
export function playwrightOutcome(report: PlaywrightReport | null, code: number): Outcome {
  if (!report) return single(1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const outcome: Outcome = {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    notes: flaky > 0 ? [`${flaky} passed only when tried again`] : [],
    tests: report.suites.flatMap(timesOf),
  };
  return settled(outcome, code);
}

type BuildReport = { id: string; findings: unknown[] }[];

/** The build counts as one, and each check of what it made as one. @param report what `--report` wrote, or null */
export function buildOutcome(report: BuildReport | null, code: number): Outcome {
  if (!report) return single(1);
  const failed = report.filter(({ findings }) => findings.length > 0).length;
  return settled({ passed: 1 + report.length - failed, failed, skipped: 0, notes: [] }, code);
}
