import { removeFixtures } from '../../postbuild/export-fixture';
import type { LaunchContent } from '../content';
import { priceFingerprint } from '../fingerprint';
import { foundBy } from '../fixture';
import { pricesConfirmed } from './prices-confirmed';

afterAll(removeFixtures);

const foundWith = (
  date: string | null,
  later: (plans: LaunchContent['plans']) => void = () => undefined,
) =>
  foundBy(pricesConfirmed, ({ launch, plans }) => {
    const fingerprint = priceFingerprint(plans);
    launch.pricesConfirmed = date === null ? null : { by: 'Ann', date, fingerprint };
    later(plans);
  });

it.each([
  ['nobody confirmed', null, 'Nobody has confirmed'],
  ['was confirmed too long ago', '2026-09-01', 'more than 90 days ago'],
  ['will be confirmed', '2026-12-02', 'has not come yet'],
])('reports what %s', async (_, date, words) => {
  expect(await foundWith(date)).toEqual([
    expect.objectContaining({
      file: 'content/launch.ts',
      field: 'launch.pricesConfirmed',
      text: expect.stringContaining(words),
    }),
  ]);
});

it.each(['2026-12-01', '2026-09-02'])('accepts %s', async (date) => {
  expect(await foundWith(date)).toEqual([]);
});

it.each([
  ['price', 19.99],
  ['months', 2],
  ['paymentLink', 'https://buy.stripe.com/other'],
  ['id', 'other'],
])('reports another %s of a plan', async (field, value) => {
  const found = await foundWith('2026-12-01', ([plan]) =>
    Object.assign(plan ?? {}, { [field]: value }),
  );
  expect(found).toEqual([
    expect.objectContaining({ text: expect.stringContaining('Since 2026-12-01 an id, a price') }),
  ]);
});

it('accepts other words of a plan', async () => {
  const change = ([plan]: LaunchContent['plans']) =>
    Object.assign(plan ?? {}, { title: 'Four weeks', features: [] });
  expect(await foundWith('2026-12-01', change)).toEqual([]);
});

it('says what to write, which it then accepts', async () => {
  const [found] = await foundWith(null);
  expect(found?.text).toMatch(
    /set this to \{ by: 'your name', date: '2026-12-01', fingerprint: '[0-9a-f]{12}' \}$/,
  );
  const [, fingerprint = ''] = found?.text.match(/fingerprint: '(\w+)'/) ?? [];
  const again = await foundBy(pricesConfirmed, ({ launch }) => {
    launch.pricesConfirmed = { by: 'Ann', date: '2026-12-01', fingerprint };
  });
  expect(again).toEqual([]);
});
