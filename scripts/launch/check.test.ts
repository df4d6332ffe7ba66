import { removeFixtures } from '../postbuild/export-fixture';
import { errorCount, launchFindings } from './check';
import type { Rule } from './finding';
import { priceFingerprint } from './fingerprint';
import { someInput } from './fixture';
import { rules } from './rules';

afterAll(removeFixtures);

const rule = (changes: Partial<Rule>): Rule => ({
  id: 'LR21',
  part: 'Legal pages',
  title: '',
  severity: 'error',
  acknowledgeable: true,
  find: () => [{ file: 'a.ts', field: 'a', text: 'Do it.' }],
  ...changes,
});

it('lists findings in the order of the work', async () => {
  const list = [
    rule({ id: 'LR01', part: 'The built pages' }),
    rule({ part: 'Your business and its addresses' }),
  ];
  const found = await launchFindings(list, someInput());
  expect(found.map(({ part }) => part)).toEqual([
    'Your business and its addresses',
    'The built pages',
  ]);
});

it('lists what is seen on several pages once', async () => {
  const thing = { file: 'a.ts', field: 'a', text: 'Do it.' };
  const shared = rule({
    find: () => ['a.html', 'b.html', 'a.html'].map((page) => ({ ...thing, page })),
  });
  expect(await launchFindings([shared], someInput())).toEqual([
    expect.objectContaining({ ...thing, pages: ['a.html', 'b.html'] }),
  ]);
});

it('goes on after a rule that fails', async () => {
  const broken = rule({ find: () => Promise.reject(new Error('no such thing')) });
  const found = await launchFindings([broken, rule({})], someInput());
  expect(found.map(({ text }) => text)).toEqual([
    'The rule could not be checked: no such thing',
    'Do it.',
  ]);
});

it('counts what was put up with as no error, and an end that has come as one', async () => {
  const sourceOf = (expires: string) =>
    JSON.stringify([{ rule: 'LR21', reason: 'x', who: 'Ann', expires }]);
  const countOn = async (expires: string) =>
    errorCount(await launchFindings([rule({})], someInput(), sourceOf(expires)));
  expect([await countOn('2026-12-31'), await countOn('2026-11-01')]).toEqual([0, 2]);
});

it('takes the day from its input alone', async () => {
  const [dates] = rules.filter(({ id }) => id === 'LR22');
  const on = (today: string) =>
    dates?.find(
      someInput(
        ({ launch, plans }) => {
          const fingerprint = priceFingerprint(plans);
          launch.pricesConfirmed = { by: 'Ann', date: '2020-01-01', fingerprint };
        },
        {},
        today,
      ),
    );
  expect([on('2020-01-02'), on('2021-01-02')]).toEqual([[], [expect.anything()]]);
});

it('has every rule once; LR29 is about what was put up with', () => {
  const ids = rules.map(({ id }) => id).sort();
  const numbered = Array.from({ length: 35 }, (_, at) => `LR${String(at + 1).padStart(2, '0')}`);
  expect(ids).toEqual(numbered.filter((id) => id !== 'LR29'));
});
