import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFixtures, writeExport } from '@/checks/testing/export-fixture';

const TIMEOUT_MS = 120_000;

const PARTS = ['app', 'checks', 'content', 'engine', 'lib', 'scripts', 'tsconfig.json'];

/** A copy of the project without an owner's content, as a repository of its own. */
const copy = writeExport({});

beforeAll(() => {
  const filter = (source: string) => !/node_modules|\.test\.|content\/own/.test(source);
  for (const part of PARTS) cpSync(part, join(copy, part), { recursive: true, filter });
  for (const part of ['node_modules', 'package.json'])
    symlinkSync(join(process.cwd(), part), join(copy, part));
});
afterAll(removeFixtures);

function git(...args: string[]): void {
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', '-c', 'gc.auto=0'];
  const { status, stderr, stdout } = spawnSync('git', [...who, ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stdout}${stderr}`);
}

function commit(message: string): void {
  git('add', '-A', ':!node_modules');
  git('commit', '-qm', message);
}

/** Runs a program of the project in the copy. @returns exit code and what it printed */
function program(...args: string[]): [code: number | null, text: string] {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return [status, stdout + stderr];
}

/** Changes the text of a file of the copy. @throws Error where the change changes nothing */
function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(copy, file);
  const old = readFileSync(path, 'utf8');
  const text = old.replace(from, to);
  if (text === old) throw new Error(`${file} stays as it is`);
  writeFileSync(path, text);
}

const ANSWERS = ['--yes', "--name=O'Neill ü", '--locale=en-IE', '--trialDays=7'];

it(
  'writes content that is right, and no file of the owner anew',
  () => {
    expect(program('scripts/new.ts', ...ANSWERS, '--url=acme.com')).toEqual([
      1,
      '--url: expected an https URL, got "acme.com"\n',
    ]);
    const [code, text] = program('scripts/new.ts', ...ANSWERS);
    expect(text).toContain('The content is right.');
    expect(code).toBe(0);
    const site = readFileSync(join(copy, 'content/own/site.ts'), 'utf8');
    expect(text).not.toContain('dark ground');
    expect(site).toContain("currency: 'EUR'");
    const plans = readFileSync(join(copy, 'content/own/plans.ts'), 'utf8');
    expect(plans.match(/trialDays: 7/g)).toHaveLength(2);
    expect(site).toContain("url: 'https://www.o-neill-u.example'");
    expect(site).toContain(`name: "O'Neill ü"`);
    const again = program('scripts/new.ts', '--yes', '--name=Other');
    expect(again).toEqual([1, expect.stringContaining('Nothing was written: ')]);
    expect(readFileSync(join(copy, 'content/own/site.ts'), 'utf8')).toBe(site);
  },
  TIMEOUT_MS,
);

it('lists its questions', () => {
  const [code, text] = program('scripts/new.ts', '--help');
  expect([code, text]).toEqual([0, expect.stringMatching(/--locale .*--refundDays /s)]);
});

it(
  'leaves an owner’s site that an update of the project goes under without a conflict',
  () => {
    rmSync(join(copy, 'content/own'), { recursive: true, force: true });
    git('init', '-q', '-b', 'project');
    commit('The project');
    git('checkout', '-qb', 'owner');
    program('scripts/new.ts', ...ANSWERS);
    commit('An owner makes it theirs');

    git('checkout', '-q', 'project');
    // Other words in shipped files that the owner has their own of, and a field that did not exist.
    edit('content/testimonials.ts', /title: .*/, "title: 'Other words.',");
    edit('content/plans.ts', /price: [\d.]+/, 'price: 9');
    edit('content/site.ts', /^ {2}name: .*/m, "$&\n  motto: 'New',");
    edit('lib/content/schemas/site.ts', /^ {2}legalName: text.*/m, '$&\n  motto: text(60),');
    commit('A later version');

    git('checkout', '-q', 'owner');
    git('rebase', '-q', 'project');
    expect(program('scripts/check-content.ts')).toEqual([0, 'The content is right.\n']);
  },
  TIMEOUT_MS,
);
