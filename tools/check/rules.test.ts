import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { CHECKS } from './run';

const RULES = readFileSync('docs/reference/rules.md', 'utf8').replaceAll('\n  ', ' ');
const ROWS = readFileSync('docs/reference/spec-rows.md', 'utf8');

it('docs list when each check runs, its title and the fix', () => {
  const listed = [...RULES.matchAll(/^- \*\*`(.+)`\*\* \((.+)\): (.+?)\. ./gm)];
  const documented = listed.map(([, id, moments, title]) => [id, moments, title]).sort();
  const moments = ['content', 'pages', 'launch'] as const;
  const runsOn = (check: (typeof CHECKS)[number]) => moments.filter((name) => check[name]);
  expect(documented).toEqual(
    CHECKS.map((check) => [check.id, runsOn(check).join(', '), check.title]).sort(),
  );
});

/** Row ids. Short ids such as D4 match only in parentheses or at the start of test titles. */
const CITED =
  /\b(?:LAW|SM|SD|PR)\d{1,2}\b|\bR-[A-Z]+-\d\b|(?<=[('`](?:[AR][-A-Z\d]*,? )*)[AD]\d{1,2}(?=[:,)])/g;

it('docs explain every cited row', () => {
  const rows = new Set([...ROWS.matchAll(/^- `(.+?)`: ./gm)].map(([, id]) => id));
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
  const cited = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CITED)].map(([id]) => ({ id, file })),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ id }) => !rows.has(id))).toEqual([]);
});

/** Paths in backticks, from the project root. */
const PATHS =
  /`((?:app|components|content|deploy|docs|e2e|engine|lib|public|tools)\/[\w\-/.[\]]+\.\w+)`/g;

it('docs name only existing files', () => {
  const docs = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(?:[A-Z]+\.md|docs\/|deploy\/|engine\/)/.test(file) && existsSync(file));
  const named = docs.flatMap((doc) =>
    [...readFileSync(doc, 'utf8').matchAll(PATHS)].map(([, file = '']) => ({ doc, file })),
  );
  const isGenerated = /^deploy\/generated\//;
  expect(named.filter(({ file }) => !isGenerated.test(file) && !existsSync(file))).toEqual([]);
});

it('every failure mode names a test', () => {
  const [, ...modes] = readFileSync('docs/reference/failure-modes.md', 'utf8').split('\n- **');
  expect(modes.length).toBeGreaterThan(10);
  for (const mode of modes) expect(mode).toMatch(/`[\w/-]+\.(?:test|spec)\.tsx?`/);
});
