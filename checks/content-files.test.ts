import { colours } from './content-files';
import { linesOf } from './testing/lines';

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
