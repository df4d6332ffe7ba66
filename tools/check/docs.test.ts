import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Paths in backticks, from the project root. */
const PATHS =
  /`((?:app|components|content|deploy|docs|e2e|engine|lib|packages|public|tools)\/[\w\-/.[\]]+\.\w+)`/g;

it('docs name only existing files', () => {
  const docs = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) =>
        /^(?:[A-Z]+\.md|docs\/|deploy\/|engine\/|packages\/)/.test(file) && existsSync(file),
    );
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
