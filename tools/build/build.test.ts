import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { removeFixtures, writeExport } from '@/tools/check/testing/export-fixture';

/** A project copy with an old build. Tests change its plans. */
const copy = writeExport({ 'out/index.html': 'Old' });
const facts = parse(readFileSync('e2e/content/business.yaml', 'utf8'));

beforeAll(() => {
  for (const part of [
    'app',
    'components',
    'engine',
    'lib',
    'packages',
    'public',
    'tools',
    'tsconfig.json',
  ])
    cpSync(part, join(copy, part), { recursive: true });
  cpSync('e2e/content', join(copy, 'content'), { recursive: true });
  for (const part of ['node_modules', 'package.json'])
    symlinkSync(join(process.cwd(), part), join(copy, part));
});
afterAll(removeFixtures);

/** Runs a program on these facts. @returns exit code and error lines */
function runWith(program: string, text: string, ...options: string[]): unknown[] {
  writeFileSync(join(copy, 'content/business.yaml'), text);
  const args = ['--import', 'tsx', program, ...options];
  const { CONTENT_ROOT: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  return [status, ...stderr.trim().split('\n')];
}

it('a build prints every content error, and keeps the old site', () => {
  const first = { ...facts.plans[0], price: '29 or so', paymentLink: 'http://x.example/6' };
  const wrong = stringify({ ...facts, plans: [first, ...facts.plans.slice(1)] });
  expect(runWith('tools/build/build.ts', wrong)).toEqual([
    1,
    'content/business.yaml: plans[0].price: expected a price in site.currency, such as 14.99, 19,90 or 1\'299.00, or 0 for a free plan, got "29 or so"',
    'content/business.yaml: plans[0].paymentLink: expected an https URL, got "http://x.example/6"',
    '2 errors in content/.',
    '',
    'Build failed. See the errors above.',
  ]);
  expect(readFileSync(join(copy, 'out/index.html'), 'utf8')).toBe('Old');
});

it('launch expects a date', () => {
  const wrong = '--date: expected YYYY-MM-DD, got "1.1.2027".';
  expect(runWith('tools/launch/launch.ts', stringify(facts), '--date=1.1.2027')).toEqual([
    1,
    wrong,
  ]);
});
