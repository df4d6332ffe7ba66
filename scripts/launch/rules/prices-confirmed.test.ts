/** @jest-environment node */
import { removeFixtures } from '../../postbuild/export-fixture';
import { foundBy } from '../fixture';
import { pricesConfirmed } from './prices-confirmed';

afterAll(removeFixtures);

const foundWith = (date: string | null) =>
  foundBy(pricesConfirmed, ({ launch }) => {
    launch.pricesConfirmed = date === null ? null : { by: 'Ann', date };
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
