import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFixtures, writeExport } from '@/checks/testing/export-fixture';

const ROOT = join(__dirname, '..');
const PARTS = [
  'app',
  'checks',
  'content',
  'engine',
  'lib',
  'scripts',
  'tsconfig.json',
  'package.json',
];

const copy = mkdtempSync(join(tmpdir(), 'build-'));
const plans = join(copy, 'content/plans.ts');

beforeAll(() => {
  // The tools of the hosts' tests are 300 MB.
  const filter = (source: string) => !source.endsWith('/tools/node_modules');
  for (const part of PARTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true, filter });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => {
  rmSync(copy, { recursive: true });
  removeFixtures();
});

/** Runs a program of the project on a copy of it whose plans are changed. */
function runWithPlans(program: string, change: (source: string) => string, ...args: string[]) {
  writeFileSync(plans, change(readFileSync(join(ROOT, 'content/plans.ts'), 'utf8')));
  const tsx = [require.resolve('tsx/cli'), program, ...args];
  const { status, stderr } = spawnSync(process.execPath, tsx, { cwd: copy, encoding: 'utf8' });
  return { status, lines: stderr.trim().split('\n') };
}

const KEY = 'What each id in brackets asks for and why: docs/rules.md.';

it('a build prints every fault of the content, with its rule, and stops', () => {
  const { status, lines } = runWithPlans('scripts/build.ts', (source) =>
    source
      .replace(/price: [\d.]+/, 'price: -1')
      .replace(
        /(paymentLink: [^\n]*\n[\s\S]*?)paymentLink: [^\n]*/,
        "$1paymentLink: 'http://x.example/6',",
      ),
  );
  expect([status, ...lines]).toEqual([
    1,
    'content/plans.ts: plans[0].price: expected a price above 0 with at most two decimals, got -1 (C1)',
    'content/plans.ts: plans[1].paymentLink: expected an https URL, got "http://x.example/6" (C1)',
    KEY,
    '2 faults in content; nothing was built.',
    '',
    'The build stopped: see above.',
  ]);
}, 60_000);

it.each([
  ['scripts/build.ts', []],
  ['scripts/launch.ts', [`--out=${writeExport({ 'index.html': '' })}`]],
])(
  '%s names file and line of content that does not load',
  (program, args) => {
    const { status, lines } = runWithPlans(
      program,
      () => "export const plans = [\n  title 'x',\n];\n",
      ...args,
    );
    expect(status).toBe(1);
    expect(lines[0]).toMatch(/^content\/plans\.ts: line 2: expected a file that loads, got /);
    expect(lines.join('\n')).not.toMatch(/^ +at /m);
  },
  60_000,
);
