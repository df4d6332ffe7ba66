import { removeFixtures } from '../../postbuild/export-fixture';
import { fieldsOf, foundBy } from '../fixture';
import { footerPlaceholders } from './footer-placeholders';

afterAll(removeFixtures);

it('names each entry without an address, and warns only', async () => {
  expect(fieldsOf(await foundBy(footerPlaceholders))).toEqual([
    ...[0, 1, 2, 3].map((index) => `footer.resources.links[${index}]`),
    ...[0, 1, 2, 3].map((index) => `footer.social.links[${index}]`),
  ]);
  expect(footerPlaceholders.severity).toBe('warning');
});

it('says nothing of entries that lead somewhere', async () => {
  const found = await foundBy(footerPlaceholders, ({ footer }) => {
    for (const link of [...footer.resources.links, ...footer.social.links]) link.href = '/#faqs';
  });
  expect(found).toEqual([]);
});
