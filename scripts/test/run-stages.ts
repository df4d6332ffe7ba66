import { notRun, type Outcome } from './outcome';
import type { Stage } from './stages';
import type { Ended } from './summary';

/** A stage that throws has failed; the others still run. */
async function attempt(stage: Stage, reports: string): Promise<Outcome> {
  try {
    return await stage.run(reports);
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0, notes: [(error as Error).message] };
  }
}

/**
 * Runs the stages in order, each unless one it needs failed or was left out.
 * @param reports folder that stages write reports to
 * @param announce called before each stage that runs
 */
export async function runStages(
  stages: Stage[],
  reports: string,
  announce: (name: string) => void,
): Promise<Ended[]> {
  const ended: Ended[] = [];
  for (const stage of stages) {
    const missing = ended.find(
      ({ name, outcome }) =>
        stage.needs.includes(name) && (outcome.failed > 0 || outcome.passed === 0),
    );
    const started = performance.now();
    if (!missing) announce(stage.name);
    const outcome = missing ? notRun(missing.name) : await attempt(stage, reports);
    ended.push({ name: stage.name, outcome, seconds: (performance.now() - started) / 1000 });
  }
  return ended;
}
