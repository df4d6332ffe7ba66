import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFixtures, writeExport } from '../postbuild/export-fixture';
import { wholeExport } from './whole-export-fixture';

afterAll(removeFixtures);

const root = join(__dirname, '../..');

/** Runs the command on the content of a copy of the project. */
function runIn(cwd: string, ...args: string[]) {
  const program = [require.resolve('tsx/cli'), 'scripts/launch/main.ts', ...args];
  return spawnSync(process.execPath, program, { cwd, encoding: 'utf8' });
}

/** Runs the command on the shipped content. */
const run = (...args: string[]) => runIn(root, ...args);

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
    isSample: true,
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

it('names file and line of content that does not load, as the build does', () => {
  const copy = mkdtempSync(join(tmpdir(), 'launch-'));
  try {
    for (const part of [
      'app',
      'content',
      'engine',
      'lib',
      'scripts',
      'tsconfig.json',
      'package.json',
    ])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    writeFileSync(
      join(copy, 'content/footer.ts'),
      "export const footer = {\n  title 'Links',\n};\n",
    );
    const { status, stderr } = runIn(copy, `--out=${writeExport(wholeExport())}`);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')[0]).toMatch(
      /^content\/footer\.ts: line 2: expected a file that loads, got /,
    );
    expect(stderr).not.toMatch(/^ +at /m);
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 60_000);
