import { page, removeFixtures } from '../../postbuild/export-fixture';
import type { LaunchContent } from '../content';
import { fingerprint } from '../fingerprint';
import { fieldsOf, foundBy } from '../fixture';
import { legalDates } from './legal-dates';

afterAll(removeFixtures);

const names = ['terms', 'privacy', 'refund', 'disclaimer'] as const;
const built = Object.fromEntries(
  names.map((name) => [`${name}.html`, page('<time datetime="2026-11-21">21 November</time>')]),
);

/** With every page recorded as it stands. */
const record = (content: LaunchContent) => {
  for (const name of names) {
    content.routes[name].updated = '2026-11-21';
    const now = { updated: '2026-11-21', fingerprint: fingerprint(content[name]) };
    content.launch.legalText[name] = now;
  }
};
const foundWith = async (change: (content: LaunchContent) => void, files = built) =>
  fieldsOf(
    await foundBy(
      legalDates,
      (content) => {
        record(content);
        change(content);
      },
      files,
    ),
  );

it('accepts pages whose words and dates are recorded', async () => {
  expect(await foundWith(() => undefined)).toEqual([]);
});

it('asks for a record of each page, and shows it', async () => {
  const found = await foundBy(legalDates, undefined, built);
  expect(found).toHaveLength(4);
  expect(found[0]?.text).toMatch(/\{ updated: '2026-11-21', fingerprint: '[0-9a-f]{12}' \}$/);
});

it('asks for another date once words have changed', async () => {
  const change = ({ terms }: LaunchContent) => {
    terms.summary = 'Other words.';
  };
  expect(await foundWith(change)).toEqual(['routes.terms.updated']);
});

it('asks for a new record once the date has changed too', async () => {
  const files = { ...built, 'terms.html': page('<time datetime="2026-11-30">30</time>') };
  const change = ({ terms, routes }: LaunchContent) => {
    terms.summary = 'Other words.';
    routes.terms.updated = '2026-11-30';
  };
  expect(await foundWith(change, files)).toEqual(['launch.legalText.terms']);
});

it('asks for a new record alone where words change once more on the day of the date', async () => {
  const files = { ...built, 'terms.html': page('<time datetime="2026-12-01">1</time>') };
  const change = (content: LaunchContent) => {
    record(content);
    content.routes.terms.updated = '2026-12-01';
    const before = { updated: '2026-12-01', fingerprint: fingerprint(content.terms) };
    content.launch.legalText.terms = before;
    content.terms.summary = 'Other words.';
  };
  const [found, ...others] = await foundBy(legalDates, change, files);
  expect(others).toEqual([]);
  expect(found?.field).toBe('launch.legalText.terms');
  expect(found?.text).toMatch(
    /Set launch\.legalText\.terms to \{ updated: '2026-12-01', fingerprint: '[0-9a-f]{12}' \}$/,
  );
});

it('reports a date of the future', async () => {
  const files = { ...built, 'terms.html': page('<time datetime="2027-01-01">1</time>') };
  const change = ({ routes }: LaunchContent) => {
    routes.terms.updated = '2027-01-01';
  };
  expect(await foundWith(change, files)).toEqual(['routes.terms.updated']);
});

it('reports a built page with another date, or none', async () => {
  const files = { ...built, 'terms.html': page('21 November') };
  expect(await foundWith(() => undefined, files)).toEqual(['routes.terms.updated']);
});
