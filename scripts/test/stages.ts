import type { Print } from './programs';

/** A test and how long it took. */
export interface TimedTest {
  name: string;
  seconds: number;
}

/** What a stage of the tests came to. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Anything a reader should know beside the figures. */
  notes: string[];
  /** Its tests, where it has any that are worth a time of their own. */
  tests?: TimedTest[];
}

/** A part of the tests. */
export interface Stage {
  name: string;
  /** Stages before it without which it says nothing: it is left out unless all of them passed. */
  needs?: string[];
  /** @param print takes what the stage prints: one of two at a time must not mix with the other */
  run: (print: Print) => Promise<Outcome>;
}

/** A stage that ended, or was left out. */
export interface Ended {
  name: string;
  outcome: Outcome;
  seconds: number;
}

const NONE: Outcome = { passed: 0, failed: 0, skipped: 0, notes: [] };

/** A stage that is one check. @param code exit code of its program */
export function single(code: number): Outcome {
  return code === 0 ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 };
}

/** A stage that throws has failed; the others still run. */
async function outcomeOf({ run }: Stage, print: Print): Promise<Outcome> {
  try {
    return await run(print);
  } catch (error) {
    const { stack, message } = error as Error;
    print(`${stack}\n`);
    return { ...NONE, failed: 1, notes: [message] };
  }
}

/**
 * Runs groups of stages one after the other. The lanes of a group run side by side, the stages of a lane in order; what a
 * stage beside others prints is kept until it has ended.
 * @param write takes everything that is printed
 * @returns what became of each stage, in the order given
 */
export async function runStages(groups: readonly Stage[][][], write: Print): Promise<Ended[]> {
  const ended = new Map<string, Ended>();
  const hasPassed = (name: string) => {
    const { passed = 0, failed = 0 } = ended.get(name)?.outcome ?? {};
    return passed > 0 && failed === 0;
  };
  const runStage = async (stage: Stage, isAlone: boolean) => {
    const { name, needs = [] } = stage;
    const missing = needs.find((other) => !hasPassed(other));
    if (missing) {
      const notes = [`not run, because "${missing}" failed`];
      ended.set(name, { name, outcome: { ...NONE, skipped: 1, notes }, seconds: 0 });
      return;
    }
    const kept: string[] = [];
    const print = isAlone ? write : (text: string) => kept.push(text);
    print(`\n── ${name}\n`);
    const started = performance.now();
    const outcome = await outcomeOf(stage, print);
    ended.set(name, { name, outcome, seconds: (performance.now() - started) / 1000 });
    write(kept.join(''));
  };
  for (const lanes of groups)
    await Promise.all(
      lanes.map(async (lane) => {
        for (const stage of lane) await runStage(stage, lanes.length === 1);
      }),
    );
  return groups.flat(2).flatMap(({ name }) => ended.get(name) ?? []);
}

const inSeconds = (value: number) => `${value.toFixed(1).padStart(7)} s`;

function row({ name, outcome, seconds }: Ended): string {
  const { passed, failed, skipped, notes } = outcome;
  const figures = [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...notes,
  ].join(', ');
  const mark = failed > 0 ? 'FAIL' : passed > 0 ? 'ok  ' : '-   ';
  return `${mark}  ${name.padEnd(20)}${inSeconds(seconds)}  ${figures}`;
}

/** How many of the slowest tests are named. */
const MAX_SLOWEST = 10;

/**
 * The end of the report: a line for each stage, the slowest tests, the time of all, and last of all the two figures that
 * count.
 * @param total seconds from the first stage to the last, some of which run side by side
 */
export function summary(ended: readonly Ended[], total: number): string[] {
  const sum = (part: 'passed' | 'failed') =>
    ended.reduce((all, { outcome }) => all + outcome[part], 0);
  const slowest = ended
    .flatMap(({ outcome }) => outcome.tests ?? [])
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, MAX_SLOWEST);
  return [
    ...ended.map(row),
    ...(slowest.length > 0 ? ['', 'The slowest tests:'] : []),
    ...slowest.map(({ name, seconds }) => `${inSeconds(seconds)}  ${name}`),
    '',
    `${(total / 60).toFixed(1)} minutes`,
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
