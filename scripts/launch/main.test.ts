/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { removeFixtures, writeExport } from '../postbuild/export-fixture';
import { wholeExport } from './whole-export-fixture';

afterAll(removeFixtures);

/** Runs the command on the shipped content. */
function run(...args: string[]) {
  const root = join(__dirname, '../..');
  const program = [require.resolve('tsx/cli'), 'scripts/launch/main.ts', ...args];
  return spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' });
}

it('prints the list and ends with an error', () => {
  const { status, stdout } = run(`--out=${writeExport(wholeExport())}`, '--on=2026-12-01');
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^Launch check, 2026-12-01\n\nYour business and its addresses\n\n {3}1\. content\/site\.ts/,
  );
  expect(stdout).toMatch(/\d+ errors, \d+ warnings?\. Errors must be done/);
}, 60_000);

it('prints findings as JSON', () => {
  const { stdout } = run(`--out=${writeExport(wholeExport())}`, '--on=2026-12-01', '--json');
  expect(JSON.parse(stdout)[0]).toEqual({
    rule: 'LR02',
    title: 'the site says whose it is',
    part: 'Your business and its addresses',
    severity: 'error',
    file: 'content/site.ts',
    field: 'site.name',
    text: expect.any(String),
    pages: [],
  });
}, 60_000);

it.each([
  [['--out=/nowhere'], 'There is no built site in /nowhere/. Run npm run build first.'],
  [['--on=tomorrow'], '--on=tomorrow is no day written YYYY-MM-DD.'],
  [['--colour'], "Unknown option '--colour'"],
])(
  'with %j says what is wrong',
  (args, words) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(words);
  },
  60_000,
);
