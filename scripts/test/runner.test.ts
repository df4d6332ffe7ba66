import { type Ended, type Outcome, runStages, type Stage, single, summary } from './runner';

/** A stage that runs until `finish` is called. */
function openStage(name: string, { needs = [], cores = 1 }: Partial<Stage> = {}) {
  let finish: (code?: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => {
    finish = (code = 0) => resolve(code);
  });
  const stage: Stage = {
    name,
    needs,
    cores,
    run: async (print) => {
      print(`${name} begins\n`);
      const code = await ended;
      print(`${name} ends\n`);
      return single(code);
    },
  };
  return { stage, finish };
}

/** A stage that has ended as soon as it began. */
function stage(name: string, code: number, needs: string[] = []): Stage {
  return { name, needs, cores: 1, run: async () => single(code) };
}

/** Lets everything go on that can. */
const settle = () => new Promise(setImmediate);

const figuresOf = (ended: Ended[]) =>
  ended.map(({ name, outcome: { passed, failed, skipped } }) => [name, passed, failed, skipped]);

it('goes on after a stage that failed, and keeps the order', async () => {
  const ended = await runStages([stage('lint', 1), stage('unit', 0)], () => undefined);
  expect(figuresOf(ended)).toEqual([
    ['lint', 0, 1, 0],
    ['unit', 1, 0, 0],
  ]);
});

it('leaves out what needs a stage that failed, and what needs that', async () => {
  const stages = [stage('build', 1), stage('e2e', 0, ['build']), stage('report', 0, ['e2e'])];
  const ended = await runStages(stages, () => undefined);
  expect(figuresOf(ended)).toEqual([
    ['build', 0, 1, 0],
    ['e2e', 0, 0, 1],
    ['report', 0, 0, 1],
  ]);
  expect(ended[1]?.outcome.notes).toEqual(['not run, because "build" failed']);
});

it('counts a stage that throws as failed, and prints why', async () => {
  let printed = '';
  const broken = { ...stage('broken', 0), run: () => Promise.reject(new Error('no such program')) };
  const ended = await runStages([broken, stage('unit', 0)], (text) => {
    printed += text;
  });
  expect(ended[0]?.outcome).toMatchObject({ failed: 1, notes: ['no such program'] });
  expect(ended[1]?.outcome.passed).toBe(1);
  expect(printed).toContain('no such program');
});

it('runs side by side what two cores have room for, and keeps each output together', async () => {
  const [one, two, both] = [
    openStage('one'),
    openStage('two'),
    openStage('both', { cores: 2, needs: ['one'] }),
  ];
  let printed = '';
  const all = runStages([one.stage, two.stage, both.stage], (text) => {
    printed += text;
  });
  await settle();
  two.finish();
  await settle();
  expect(printed).toBe('\n── one\none begins\n');
  one.finish();
  await settle();
  expect(printed).toMatch(/one ends\n\n── two\ntwo begins\ntwo ends\n\n── both\nboth begins\n$/);
  both.finish();
  expect(figuresOf(await all).map(([name]) => name)).toEqual(['one', 'two', 'both']);
});

it('gives a stage of both cores the machine for itself', async () => {
  const [both, one] = [openStage('both', { cores: 2 }), openStage('one')];
  let printed = '';
  const all = runStages([both.stage, one.stage], (text) => {
    printed += text;
  });
  await settle();
  expect(printed).not.toContain('one begins');
  both.finish();
  await settle();
  expect(printed).toContain('one begins');
  one.finish();
  await all;
});

it('does not wait for ever for a stage that does not exist', async () => {
  const lost = runStages([stage('e2e', 0, ['biuld'])], () => undefined);
  await expect(lost).rejects.toThrow('does not exist');
});

describe('the summary', () => {
  const outcome = (passed: number, failed: number, skipped = 0): Outcome => ({
    passed,
    failed,
    skipped,
    notes: [],
  });
  const of = (...outcomes: Outcome[]) =>
    summary(
      outcomes.map((one, index) => ({ name: `${index}`, outcome: one, seconds: 1 })),
      90,
    );

  it('ends with the time and the sums, in the words that other programs look for', () => {
    const lines = of(outcome(10, 2), outcome(5, 1, 4));
    expect(lines.slice(-2)).toEqual(['1.5 minutes', '15 passed, 3 failed']);
  });

  it.each([
    ['FAIL', outcome(1, 1)],
    ['ok', outcome(1, 0)],
    ['-', outcome(0, 0, 1)],
  ])('marks a stage %s', (mark, ended) => {
    expect(of(ended)[0]).toMatch(new RegExp(`^${mark} `));
  });

  it('says how many were skipped and why', () => {
    expect(of({ ...outcome(0, 0, 1), notes: ['not run'] })[0]).toMatch(/1 skipped, not run$/);
  });

  it('names the ten slowest tests of all stages, the slowest first', () => {
    const timed = (...seconds: number[]) => ({
      ...outcome(1, 0),
      tests: seconds.map((one) => ({ name: `test of ${one}`, seconds: one })),
    });
    const lines = of(timed(1, 12, 3, 4, 5, 6), timed(7, 8, 9, 10, 11, 2));
    const from = lines.indexOf('The slowest tests:');
    expect(lines.slice(from + 1, from + 12).map((line) => line.trim())).toEqual([
      ...[12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((one) => `${one.toFixed(1)} s  test of ${one}`),
      '',
    ]);
  });
});
