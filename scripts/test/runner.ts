import type { Print } from './debian';

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

/** A part of the tests. It runs unless one it needs failed. */
export interface Stage {
  name: string;
  needs: string[];
  /** How many processor cores it keeps busy. Stages that have room beside each other run at the same time. */
  cores: number;
  /** @param print takes what the stage prints: one of two at a time must not mix with the other */
  run: (print: Print) => Promise<Outcome>;
}

/** A stage that ended, or was left out. */
export interface Ended {
  name: string;
  outcome: Outcome;
  seconds: number;
}

/** What `npm test` is made for; on a larger machine the stages have it to themselves. */
const CORES = 2;

const NONE: Outcome = { passed: 0, failed: 0, skipped: 0, notes: [] };

/** A stage that is one check. @param code exit code of its program */
export function single(code: number): Outcome {
  return code === 0 ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 };
}

/**
 * Keeps the output of each stage together: that of the one which began first is written as it comes, that of the others
 * when their turn has come.
 */
function outputInTurn(write: Print) {
  const open: { text: string; isEnded: boolean }[] = [];
  const flush = () => {
    for (let first = open[0]; first; first = open[0]) {
      write(first.text);
      first.text = '';
      if (!first.isEnded) return;
      open.shift();
    }
  };
  return (title: string) => {
    const output = { text: `\n── ${title}\n`, isEnded: false };
    open.push(output);
    flush();
    return {
      print: (text: string) => {
        output.text += text;
        flush();
      },
      end: () => {
        output.isEnded = true;
        flush();
      },
    };
  };
}

/** A stage that throws has failed; the others still run. */
async function attempt(stage: Stage, print: Print): Promise<Outcome> {
  try {
    return await stage.run(print);
  } catch (error) {
    const { stack, message } = error as Error;
    print(`${stack}\n`);
    return { ...NONE, failed: 1, notes: [message] };
  }
}

/**
 * Runs the stages in order, side by side where there are cores for it, each unless one it needs failed or was left out.
 * @param write takes everything that is printed
 * @returns what became of each, in the order given
 */
export async function runStages(stages: readonly Stage[], write: Print): Promise<Ended[]> {
  const ended = new Map<string, Ended>();
  const running = new Map<Stage, Promise<void>>();
  const waiting = new Set(stages);
  const output = outputInTurn(write);

  const start = async (stage: Stage) => {
    const { print, end } = output(stage.name);
    const started = performance.now();
    const outcome = await attempt(stage, print);
    end();
    const seconds = (performance.now() - started) / 1000;
    ended.set(stage.name, { name: stage.name, outcome, seconds });
    running.delete(stage);
  };
  const startOrLeaveOut = (stage: Stage) => {
    const needed = stage.needs.map((name) => ended.get(name));
    const missing = needed.find(
      (one) => one && (one.outcome.failed > 0 || one.outcome.passed === 0),
    );
    if (missing) {
      const notes = [`not run, because "${missing.name}" failed`];
      ended.set(stage.name, {
        name: stage.name,
        outcome: { ...NONE, skipped: 1, notes },
        seconds: 0,
      });
      waiting.delete(stage);
      return;
    }
    const busy = [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
    if (needed.some((one) => !one) || (running.size > 0 && busy + stage.cores > CORES)) return;
    waiting.delete(stage);
    running.set(stage, start(stage));
  };

  while (waiting.size > 0) {
    const before = waiting.size;
    for (const stage of waiting) startOrLeaveOut(stage);
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.size === before) throw new Error('a stage needs one that does not exist');
  }
  await Promise.all(running.values());
  return stages.flatMap(({ name }) => ended.get(name) ?? []);
}

const seconds = (value: number) => `${value.toFixed(1).padStart(7)} s`;

function row({ name, outcome, seconds: taken }: Ended): string {
  const { passed, failed, skipped, notes } = outcome;
  const figures = [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...notes,
  ].join(', ');
  const mark = failed > 0 ? 'FAIL' : passed > 0 ? 'ok  ' : '-   ';
  return `${mark}  ${name.padEnd(20)}${seconds(taken)}  ${figures}`;
}

/** How many of the slowest tests are named. */
const MAX_SLOWEST = 10;

/**
 * The end of the report: a line for each stage, the slowest tests, the time of all, and last of all the two figures that
 * count.
 * @param total seconds from the first stage to the last, which run side by side
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
    ...slowest.map((test) => `${seconds(test.seconds)}  ${test.name}`),
    '',
    `${(total / 60).toFixed(1)} minutes`,
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
