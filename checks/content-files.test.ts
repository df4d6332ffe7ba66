import { colours, contentForm } from './content-files';
import { linesOf } from './testing/lines';

it('reports a field of another form', async () => {
  const lines = await linesOf(contentForm, {
    content: ({ plans }) => {
      for (const plan of plans) plan.price = -1;
    },
  });
  expect(lines.filter((line) => line.includes('].price '))).toEqual([
    'plans[0].price expected a price above 0 with at most two decimals, got -1',
    'plans[1].price expected a price above 0 with at most two decimals, got -1',
  ]);
});

it('accepts the colours of the project', async () => {
  expect(await linesOf(colours)).toEqual([]);
});

it('names each colour that differs, or stands in one of the two alone', async () => {
  const css = '--color-*: initial; --color-brass: #ff0000; --color-other: #74a9ff;';
  const lines = await linesOf(colours, { css });
  expect(lines).toContain(
    '--color-other expected nothing as in engine/chart/tokens.ts, got #74a9ff',
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^--color-brass expected #\w{6} .*got #ff0000$/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^--color-ground expected .*, got nothing$/));
});
