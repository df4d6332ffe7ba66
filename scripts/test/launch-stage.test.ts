import { type LaunchRun, launchFaults } from './launch-stage';

const runOf = (status: number, ...errors: string[]): LaunchRun => {
  const warning = { rule: 'LR23', severity: 'warning' };
  const findings = errors.map((rule) => ({ rule, severity: 'error' }));
  return { status, output: JSON.stringify([warning, ...findings]) };
};
const sample = runOf(
  1,
  'LR24',
  'LR02',
  'LR06',
  'LR06',
  'LR14',
  'LR20',
  'LR21',
  'LR22',
  'LR27',
  'LR33',
);
const verified = runOf(0);

it('accepts a check that stops the sample and lets the finished site pass', () => {
  expect(launchFaults(sample, verified)).toEqual([]);
});

it.each([
  ['lets the sample pass', runOf(0), verified, 'sample content: exit code 0 and nothing'],
  ['overlooks a rule', runOf(1, 'LR02'), verified, 'sample content: exit code 1 and LR02'],
  ['stops the finished site', sample, runOf(1, 'LR08'), 'verified variant: exit code 1 and LR08'],
  ['prints no list', sample, { status: 0, output: 'no such file' }, 'verified variant: exit'],
])('reports a check that %s', (_, one, other, words) => {
  expect(launchFaults(one, other)).toEqual([expect.stringContaining(words)]);
});
