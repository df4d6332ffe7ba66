import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContent, loadFault } from './check-content';

const root = path.join(__dirname, '..');

/** Runs the script on a copy of the project whose plans are changed. */
function runWithPlans(change: (source: string) => string) {
  const copy = mkdtempSync(path.join(tmpdir(), 'content-'));
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
      cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const plans = path.join(copy, 'content/plans.ts');
    writeFileSync(plans, change(readFileSync(plans, 'utf8')));
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const { status, stderr } = spawnSync(process.execPath, [tsx, 'scripts/check-content.ts'], {
      cwd: copy,
      encoding: 'utf8',
    });
    return { status, lines: stderr.trim().split('\n') };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

it('has nothing to say about the shipped content', () => {
  expect(checkContent()).toEqual([]);
});

it('prints every fault and stops the build', () => {
  const change = (source: string) =>
    source
      .replace('https://pay.chartwright.example/6', 'http://x.example/6')
      .replace('14.99', '-1');
  expect(runWithPlans(change)).toEqual({
    status: 1,
    lines: [
      'content/plans.ts: plans[0].price: expected a price above 0 with at most two decimals, got -1',
      'content/plans.ts: plans[1].paymentLink: expected an https URL, got "http://x.example/6-month"',
      '2 faults in content; nothing was built.',
    ],
  });
}, 30_000);

it('names the file and line of a syntax error', () => {
  const line = readFileSync(path.join(root, 'content/plans.ts'), 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('price: 69.99'));
  expect(runWithPlans((source) => source.replace('price: 69.99', 'price: 69.99 99'))).toEqual({
    status: 1,
    lines: [
      `content/plans.ts: line ${line + 1}: expected a file that loads, got "Expected "}" but found "99""`,
      '1 fault in content; nothing was built.',
    ],
  });
}, 30_000);

describe('loadFault', () => {
  it('names the file in which an error was thrown', () => {
    const error = new TypeError('bad');
    error.stack = 'TypeError: bad\n    at Object.<anonymous> (/site/content/legal/terms.ts:12:7)';
    expect(loadFault(error, '/site')).toBe(
      'content/legal/terms.ts: line 12: expected a file that loads, got "bad"',
    );
  });

  it('passes over the module that gathers the content', () => {
    const error = new Error('bad');
    error.stack = 'at a (/site/lib/content/content.ts:1:1)\nat b (/site/content/site.ts:3:1)';
    expect(loadFault(error, '/site')).toMatch(/^content\/site\.ts: line 3: /);
  });

  it('gives the reason alone where no file is known', () => {
    expect(loadFault(new Error("Cannot find module '@/content/plans'\nat x"), '/site')).toBe(
      'content: expected a file that loads, got "Cannot find module \'@/content/plans\'"',
    );
  });

  it('takes anything that was thrown', () => {
    expect(loadFault('bad', '/site')).toBe('content: expected a file that loads, got "bad"');
  });
});
