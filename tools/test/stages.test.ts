import { type Outcome, runStages, type Stage, single, summary } from './stages';

/** A stage that prints its name and, once `until` has come, ends. */
const stage = (name: string, code = 0, needs: string[] = [], until?: Promise<void>): Stage => ({
  name,
  needs,
  run: async (print) => {
    print(`${name} begins\n`);
    await until;
    print(`${name} ends\n`);
    return single(code);
  },
});

/** Runs stages. @returns their figures and notes, and all that was printed */
async function ran(...groups: Stage[][]) {
  let printed = '';
  const ended = await runStages(groups, (text) => {
    printed += text;
  });
  const rows = ended.map(({ name, outcome: { passed, failed, skipped, notes } }) =>
    [name, passed, failed, skipped, ...notes].join(' '),
  );
  return { rows, printed };
}

it('goes on after a stage that failed or threw, and leaves out what needs it, and what needs that', async () => {
  const flawed = { ...stage('build'), run: async () => ({ ...single(1), passed: 1 }) };
  const broken = { ...stage('lint'), run: () => Promise.reject(new Error('no such program')) };
  const { rows, printed } = await ran(
    [broken, stage('unit')],
    [flawed, stage('pages', 0, ['build'])],
    [stage('e2e', 0, ['unit', 'pages'])],
  );
  expect(rows).toEqual([
    'lint 0 1 0 no such program',
    'unit 1 0 0',
    'build 1 1 0',
    'pages 0 0 1 not run, because "build" failed',
    'e2e 0 0 1 not run, because "pages" failed',
  ]);
  expect(printed).toContain('no such program');
});

/** @returns something to wait for, and what brings it about */
function awaited() {
  let come = () => {};
  const until = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { until, come: () => come() };
}

it('runs two of a group side by side, and keeps the output of each together', async () => {
  const { until, come } = awaited();
  const last = { ...stage('two'), run: async () => single(Number(come() ?? 0)) };
  const { rows, printed } = await ran([stage('one', 0, [], until), last], [stage('alone')]);
  expect(rows).toEqual(['one 1 0 0', 'two 1 0 0', 'alone 1 0 0']);
  expect(printed).toBe(
    '\n── two\n\n── one\none begins\none ends\n\n── alone\nalone begins\nalone ends\n',
  );
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

  it('repeats at its end what failed tests said', () => {
    const test = { name: 'the menu', seconds: 1 };
    const lines = of({ ...outcome(1, 1), tests: [test, { ...test, fault: 'stays shut' }] });
    expect(lines.slice(-4, -2)).toEqual(['    the menu: stays shut', '']);
  });
});
