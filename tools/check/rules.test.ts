import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { CHECKS } from './checks';

const DOC = readFileSync('docs/rules.md', 'utf8');

/** Cells of every row of the tables, by the id in their first one. */
const rows = new Map(
  DOC.split('\n')
    .filter((line) => /^\| [A-Z]/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, id = '', ...cells]) => [id, cells]),
);

it.each(CHECKS.map((check) => [check.id, check] as const))(
  '%s says what it asks for, when, why and what to do',
  (id, check) => {
    const [moments, title, why, advice] = rows.get(id) ?? [];
    const runsOn = (['content', 'pages', 'launch'] as const).filter((name) => check[name]);
    expect([moments, title]).toEqual([runsOn.join(', '), check.title]);
    expect([why, advice]).toEqual([expect.stringMatching(/[.”]$/), expect.stringMatching(/[.”]$/)]);
  },
);

/** Ids as code, tests and documents write them; those of two characters at the beginning of a test's title. */
const CITED =
  /\b(?:LR|LAW|SM|SD|PR)\d{1,2}\b|\bR-[A-Z]+-\d\b|(?<=['`](?:[AR][-A-Z\d]*,? )*)[AD]\d{1,2}(?=[:,] )/g;

it('explains every id that the project names', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md', '*.css'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) => file !== '' && existsSync(file) && !/^checks\/r(?:un|ules)\.test\.ts$/.test(file),
    );
  const cited = files.flatMap((file) =>
    [...(readFileSync(file, 'utf8').match(CITED) ?? [])].map((id) => `${id} in ${file}`),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter((line) => !rows.has(line.split(' ')[0] ?? ''))).toEqual([]);
});

it('names files that exist', () => {
  const files = [...DOC.matchAll(/`((?:app|checks|content|engine|lib|public)\/[\w\-/.]+)`/g)];
  for (const [, file = ''] of files) expect([file, existsSync(file)]).toEqual([file, true]);
});
