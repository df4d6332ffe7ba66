/** What a stage of the tests came to. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped: number;
  /** Anything a reader should know beside the figures. */
  notes: string[];
};

const none: Outcome = { passed: 0, failed: 0, skipped: 0, notes: [] };

/** A stage that is one check. @param code exit code of its program */
export function single(code: number): Outcome {
  return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
}

/** A stage that was not run, because another it depends on failed. */
export function notRun(dependency: string): Outcome {
  return { ...none, skipped: 1, notes: [`not run, because "${dependency}" failed`] };
}

/** A program that ends with an error without naming a failure has failed all the same. */
function settled(outcome: Outcome, code: number): Outcome {
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that could not be run at all. */
  numRuntimeErrorTestSuites: number;
};

/** @param report what `jest --json` wrote, or null where it wrote nothing */
export function jestOutcome(report: JestReport | null, code: number): Outcome {
  if (!report) return single(1);
  return settled(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
      notes: [],
    },
    code,
  );
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside any test, such as a server that did not start. */
  errors: unknown[];
};

/** @param report what Playwright's JSON reporter wrote, or null where it wrote nothing */
export function playwrightOutcome(report: PlaywrightReport | null, code: number): Outcome {
  if (!report) return single(1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const notes = flaky > 0 ? [`${flaky} passed only when tried again`] : [];
  return settled(
    { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, notes },
    code,
  );
}

type BuildReport = { name: string; problems: unknown[] }[];

/** The build counts as one, and each check of what it made as one. @param report what `--report` wrote, or null */
export function buildOutcome(report: BuildReport | null, code: number): Outcome {
  if (!report) return single(1);
  const failed = report.filter(({ problems }) => problems.length > 0).length;
  return settled({ ...none, passed: 1 + report.length - failed, failed }, code);
}
