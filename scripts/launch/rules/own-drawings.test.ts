import { removeFixtures } from '../../postbuild/export-fixture';
import { fieldsOf, foundBy } from '../fixture';
import { ownDrawings } from './own-drawings';

afterAll(removeFixtures);

it('accepts a drawing for each indicator', async () => {
  expect(await foundBy(ownDrawings)).toEqual([]);
});

it('names an indicator with the drawing of one before it', async () => {
  const found = await foundBy(ownDrawings, ({ indicators }) => {
    const last = indicators.items.at(-1);
    if (last) last.image.drawing = 'smart-money';
  });
  expect(fieldsOf(found)).toEqual(['indicators.items[2].image.drawing']);
  expect(found[0]?.text).toContain('is that of “Smart Money Structure”');
});
