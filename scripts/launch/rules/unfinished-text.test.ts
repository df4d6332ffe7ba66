import { removeFixtures } from '../../postbuild/export-fixture';
import { fieldsOf, foundBy } from '../fixture';
import { unfinishedText } from './unfinished-text';

afterAll(removeFixtures);

const foundWith = (intro: string) =>
  foundBy(unfinishedText, ({ home }) => {
    home.intro = intro;
  });

it('has nothing to say of the shipped texts', async () => {
  expect(await foundBy(unfinishedText)).toEqual([]);
});

it.each([
  'TODO',
  'Prices: TBD.',
  'Lorem ipsum.',
  'Your Name',
  'your company',
  'Welcome to Your Company.',
  'Words of [customer].',
  '<name>',
  'Jane Doe',
])('reports “%s”', async (intro) => {
  expect(fieldsOf(await foundWith(intro))).toEqual(['home.intro']);
});

it.each(['They tell us your name.', 'See [the terms](/terms).', 'Todos'])(
  'accepts “%s”',
  async (intro) => {
    expect(await foundWith(intro)).toEqual([]);
  },
);
