import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { plans } from '@/content/plans';
import { site } from '@/content/site';
import { removeFixtures, writeExport } from '@/tools/check/testing/export-fixture';

/** A project copy without tests, in a git repository. */
const copy = writeExport({});

function git(...args: string[]): string {
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  return spawnSync('git', [...who, ...args], { cwd: copy, encoding: 'utf8' }).stdout;
}

beforeAll(() => {
  const filter = (source: string) => !/node_modules|\.test\./.test(source);
  const parts = ['app', 'content', 'engine', 'lib', 'public', 'tools', 'tsconfig.json'];
  for (const part of [...parts, 'biome.jsonc', '.gitignore'])
    cpSync(part, join(copy, part), { recursive: true, filter });
  for (const part of ['node_modules', 'package.json'])
    symlinkSync(join(process.cwd(), part), join(copy, part));
  git('init', '-q');
  git('add', 'content');
  git('commit', '-qm', 'Content');
});
afterAll(removeFixtures);

/** @returns the program's exit code and output */
function run(program: string, ...args: string[]): [code: number | null, printed: string] {
  const command = ['--import', 'tsx', program, ...args];
  const child = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  return [child.status, child.stdout + child.stderr];
}
const begin = (...answers: string[]) => run('tools/launch/new.ts', ...answers);

const read = (file: string) => readFileSync(join(copy, 'content', file), 'utf8');

const ONCE = ['--monthly=0', '--yearly=0', '--lifetime=299'];
const ALL = ['--lifetime=499', '--trialDays=7', '--locale=en-IE'];

// Skipped once an owner has changed the sample.
(site.name === 'Chartwright' ? it : it.skip).each([
  ['one payment', ONCE, ['lifetime'], /One payment/],
  ['three plans', ALL, ['monthly', 'yearly', 'lifetime'], /Three plans/],
])(
  'content for %s passes the checks and keeps no sample seller facts',
  (_, answers, ids, title) => {
    const [code, printed] = begin('--yes', "--name=O'Neill $& Co", ...answers);
    expect(printed).toContain('Content OK.');
    expect(code).toBe(0);
    expect(read('plans.ts').match(/(?<= id: ')[^']+/g)).toEqual(ids);
    expect(read('pricing.ts')).toMatch(title);
    expect(read('site.ts')).toContain(`name: "O'Neill $& Co"`);
    const facts = ['site.ts', 'plans.ts', 'launch.ts'].map(read).join('');
    const links = plans.flatMap(({ paymentLink }) => paymentLink ?? []);
    for (const fact of [site.legalName, site.url, site.supportEmail, site.memberSiteUrl, ...links])
      expect(facts).not.toContain(fact);
    const today = new Date().toISOString().slice(0, 10);
    for (const page of ['routes.ts', 'legal/terms.md', 'pages/legal-notice.md'])
      expect(read(page).match(/(?<=updated: '?)[\d-]+/g)).toContain(today);
    expect(run('node_modules/@biomejs/biome/bin/biome', 'ci', 'content')[0]).toBe(0);
    git('checkout', '-q', 'content');
  },
);

it.each([['--yearly=2000', 'at most 228.00']])(
  'refuses %s, names the question and expected answer, changes nothing',
  (answer, expected) => {
    const [code, printed] = begin('--yes', answer);
    expect(printed).toMatch(`${answer.split('=')[0]}: expected ${expected}`);
    expect([code, git('status', '--short', 'content')]).toEqual([1, '']);
  },
);

it('stops if content/ has uncommitted changes', () => {
  appendFileSync(join(copy, 'content/site.ts'), '// Mine.\n');
  const [code, printed] = begin();
  expect(printed).toContain(' M content/site.ts\n');
  expect(code).toBe(1);
  expect(read('site.ts')).toMatch(/\/\/ Mine\.\n$/);
});
