import { page, removeFixtures } from '../../postbuild/export-fixture';
import { foundBy } from '../fixture';
import { refundDays } from './refund-days';

afterAll(removeFixtures);

const foundOn = (body: string) => foundBy(refundDays, undefined, { 'index.html': page(body) });
const policy = (days: number) =>
  `<script type="application/ld+json">{"@type":"MerchantReturnPolicy","merchantReturnDays":${days}}</script>`;

it('accepts the days of the content', async () => {
  expect(await foundOn(`<p>7-day money-back guarantee.</p>${policy(7)}`)).toEqual([]);
});

it('passes over days of other things', async () => {
  expect(
    await foundOn('<p>7-day refund. We answer within 2 days. Money arrives within 10 days.</p>'),
  ).toEqual([]);
});

it.each([
  ['a footer', '<p>7 days.</p><p>14-day money-back guarantee</p>'],
  ['an answer', '<p>7 days.</p><p>Within 30 days of a new subscription you get it back.</p>'],
  ['a limit', '<p>7 days.</p><p>After 30 days sales are final.</p>'],
  ['what search engines read', `<p>7 days.</p>${policy(30)}`],
  ['a page that names none', '<p>Words.</p>'],
])('reports %s', async (_, body) => {
  expect(await foundOn(body)).toEqual([
    expect.objectContaining({ file: 'content/site.ts', field: 'site.refundDays' }),
  ]);
});
