import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { bundles } from './bundles';

afterAll(removeFixtures);

/** Text of the installed library, so that a new version without its marker shows here. */
const installed = (file: string) => readFileSync(join('node_modules', file), 'utf8');
const demo = '../engine/indicators/sessions/session-watch.ts';

function problemsOf(
  files: Record<string, string>,
  body = '<script src="/_next/static/first.js"></script>',
) {
  return bundles.run({
    site: fixture({ 'index.html': page(body), ...files }),
    content: someContent(),
  });
}

it('accepts code without those libraries', () => {
  expect(problemsOf({ '_next/static/first.js': 'a()', '_next/static/later.js': 'b()' })).toEqual(
    [],
  );
});

it.each(['_next/static/first.js', '_next/static/later.js'])(
  'reports the validation library in %s',
  (file) => {
    expect(problemsOf({ [file]: installed('zod/v4/core/errors.cjs') })).toEqual([
      expect.objectContaining({ file, problem: expect.stringContaining('zod') }),
    ]);
  },
);

describe.each([
  ['sonner', 'sonner/dist/index.mjs'],
  ['live demo', demo],
  ['keeps campaigns', '../lib/browser/campaign-visit.ts'],
  ['analytics', '../lib/browser/analytics-event.ts'],
])('%s', (name, file) => {
  it('is reported where the landing page loads it at once', () => {
    expect(problemsOf({ '_next/static/first.js': installed(file) })).toEqual([
      expect.objectContaining({ problem: expect.stringContaining(name) }),
    ]);
  });

  it('is accepted in a later chunk', () => {
    expect(problemsOf({ '_next/static/later.js': installed(file) })).toEqual([]);
  });
});
