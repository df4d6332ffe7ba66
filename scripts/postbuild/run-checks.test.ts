import { someContent } from './content-fixture';
import { fixture, removeFixtures } from './export-fixture';
import type { Check } from './problem';
import { describeProblems, runChecks } from './run-checks';

afterAll(removeFixtures);

const problem = { file: 'a.html', problem: 'no title', fix: 'Add one.' };
const content: Check = { name: 'content', run: () => [] };
const failing: Check = { name: 'titles', run: async () => [problem] };
const broken: Check = {
  name: 'links',
  run: () => {
    throw new Error('no such file');
  },
};

const input = () => ({ site: fixture({}), content: someContent() });

it('runs every check, after a problem and after a check that throws', async () => {
  const results = await runChecks([failing, broken, content], input());
  expect(results.map(({ name, problems }) => [name, problems.length])).toEqual([
    ['titles', 1],
    ['links', 1],
    ['content', 0],
  ]);
});

it('tells file, problem and fix in one line, and nothing about what is sound', () => {
  expect(
    describeProblems([
      { name: 'content', problems: [] },
      { name: 'titles', problems: [problem] },
    ]),
  ).toEqual(['titles:', '  a.html: no title. Add one.']);
});

it('names the files of one problem together', () => {
  const problems = [problem, { ...problem, file: 'b.html' }];
  expect(describeProblems([{ name: 'titles', problems }])[1]).toBe(
    '  a.html, b.html: no title. Add one.',
  );
});
