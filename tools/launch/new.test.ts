import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { removeFixtures, writeExport } from '@/tools/check/testing/export-fixture';

/** The sample's facts, even if the owner has edited them. */
const SAMPLE = `site:
  # Brand.
  name: Chartwright
  seller: { status: example }
  url: https://chartwright.example
  locale: en-US
  countries: [US, GB]
plans:
  - id: monthly # Short.
    price: 14.99
    interval: month
`;

/** A project copy in a git repository. */
const copy = writeExport({ 'content/business.yaml': SAMPLE });
const FILE = join(copy, 'content/business.yaml');

const git = (...args: string[]) => {
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  return spawnSync('git', [...who, ...args], { cwd: copy, encoding: 'utf8' }).stdout;
};

beforeAll(() => {
  for (const part of ['components', 'engine', 'lib', 'packages', 'tools', 'tsconfig.json'])
    cpSync(part, join(copy, part), { recursive: true });
  for (const part of ['node_modules', 'package.json'])
    symlinkSync(join(process.cwd(), part), join(copy, part));
  git('init', '-q');
  git('add', 'content/business.yaml');
  git('commit', '-qm', 'Facts');
});
afterEach(() => writeFileSync(FILE, SAMPLE));
afterAll(removeFixtures);

/** Runs the program on these facts. @returns exit code and error lines */
function run(facts: string): [number | null, string] {
  writeFileSync(FILE, facts);
  const args = ['--import', 'tsx', 'tools/launch/new.ts'];
  const { CONTENT_ROOT: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  return [status, stderr];
}

it('empties the made-up facts, keeps comments, and edits nothing else', () => {
  expect(run(SAMPLE)).toEqual([0, '']);
  const text = readFileSync(FILE, 'utf8');
  expect(parse(text)).toEqual({
    site: {
      ...{ name: null, seller: { status: 'own' }, url: null, locale: 'en-US', countries: null },
    },
    plans: [{ id: 'monthly', price: null, interval: 'month' }],
  });
  for (const comment of ['# Brand.', '# Short.']) expect(text).toContain(comment);
  expect(git('status', '--short', '-uno').trim()).toBe('M content/business.yaml');
});

it.each([
  [SAMPLE.replace('chartwright.example', 'acme.com'), "expected the sample's values"],
  [SAMPLE.replace('example }', 'own }'), "expected the sample's values"],
  [SAMPLE.replace('14.99', '15.99'), 'expected no uncommitted edits'],
  [`${SAMPLE}plans: []\n`, 'line 12: expected each field once'],
])('refuses to overwrite what someone typed: %#', (facts, message) => {
  const [code, error] = run(facts);
  expect([code, error.trim().split('\n')]).toEqual([1, [expect.stringContaining(message)]]);
  expect(readFileSync(FILE, 'utf8')).toBe(facts);
});
