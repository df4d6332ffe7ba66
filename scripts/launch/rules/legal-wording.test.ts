import { page, removeFixtures } from '../../postbuild/export-fixture';
import { type LaunchContent, launchContent } from '../content';
import { fieldsOf, foundBy } from '../fixture';
import { legalWording } from './legal-wording';

afterAll(removeFixtures);

const foundWith = async (change?: (content: LaunchContent) => void, body?: string) =>
  fieldsOf(
    await foundBy(legalWording, change, {
      'index.html': page(body ?? `<p>${launchContent.footer.risk}</p>`),
    }),
  );

it('accepts the shipped pages', async () => {
  expect(await foundWith()).toEqual([]);
});

it.each<[field: string, change: (content: LaunchContent) => void]>([
  ['refund.sections', ({ refund }) => refund.sections.splice(5, 1)],
  ['disclaimer.sections', ({ disclaimer }) => disclaimer.sections.splice(2, 1)],
])('reports %s without its sentence', async (field, change) => {
  expect(await foundWith(change)).toEqual([field]);
});

it('reports a risk line without the risk', async () => {
  const change = ({ footer }: LaunchContent) => {
    footer.risk = 'Have fun.';
  };
  expect(await foundWith(change, 'Have fun.')).toEqual(['footer.risk']);
});

it('reports a page that does not print the line', async () => {
  expect(await foundWith(undefined, '')).toEqual(['footer.risk']);
});
