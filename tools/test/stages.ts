import type { Print } from './programs';

/** A test and how long it took. */
export interface TimedTest {
  name: string;
  seconds: number;
  /** The beginning of what it said when it failed, if it did. */
  fault?: string;
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

/** How many stages run side by side: most machines have two cores or more. */
const LANES = 2;

/**
 * Runs groups of stages one after the other. Of a group two run at a time, each as soon as those that it needs have ended, in the
 * order given; what a stage beside others prints is kept until it has ended.
 * @param write takes everything that is printed
 * @returns what became of each stage, in the order given
 * @throws when a stage needs one of a later group
 */
export async function runStages(groups: readonly Stage[][], write: Print): Promise<Ended[]> {
  const ended = new Map<string, Ended>();
  const hasPassed = (name: string) => {
    const { passed = 0, failed = 0 } = ended.get(name)?.outcome ?? {};
    return passed > 0 && failed === 0;
  };
  const runStage = async ({ name, needs = [], run }: Stage, isAlone: boolean) => {
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
    const outcome = await outcomeOf({ name, run }, print);
    ended.set(name, { name, outcome, seconds: (performance.now() - started) / 1000 });
    write(kept.join(''));
  };
  for (const group of groups) {
    const waiting = [...group];
    const running = new Set<Promise<void>>();
    while (waiting.length + running.size > 0) {
      const next = waiting.findIndex(({ needs = [] }) => needs.every((name) => ended.has(name)));
      if (next < 0 || running.size === LANES) {
        if (running.size === 0) throw new Error(`what "${waiting[0]?.name}" needs comes later`);
        await Promise.race(running);
        continue;
      }
      for (const stage of waiting.splice(next, 1)) {
        const run: Promise<void> = runStage(stage, group.length === 1).finally(() => {
          running.delete(run);
        });
        running.add(run);
      }
    }
  }
  return groups.flat().flatMap(({ name }) => ended.get(name) ?? []);
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

/** How many failed ones are: all of a run that is worth reading to its end. */
const MAX_FAULTS = 20;

/**
 * The end of the report: a line for each stage, the slowest tests, those that failed, the time of all, and last of all the two
 * figures that count. Where only the end is kept, it still says what failed.
 * @param total seconds from the first stage to the last, some of which run side by side
 */
export function summary(ended: readonly Ended[], total: number): string[] {
  const sum = (part: 'passed' | 'failed') =>
    ended.reduce((all, { outcome }) => all + outcome[part], 0);
  const tests = ended.flatMap(({ outcome }) => outcome.tests ?? []);
  const faults = tests.filter(({ fault }) => fault);
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, MAX_SLOWEST);
  return [
    ...ended.map(row),
    ...(slowest.length > 0 ? ['', 'The slowest tests:'] : []),
    ...slowest.map(({ name, seconds }) => `${inSeconds(seconds)}  ${name}`),
    ...(faults.length > 0 ? ['', 'Failed, or passed only when tried again:'] : []),
    ...faults.slice(0, MAX_FAULTS).map(({ name, fault }) => `    ${name}: ${fault}`),
    '',
    `${(total / 60).toFixed(1)} minutes`,
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
