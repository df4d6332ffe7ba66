import { colours } from './content-files';
import { linesOf } from './testing/lines';

it('names each colour that differs, or stands in one of the two alone', async () => {
  const css =
    ':root, [data-ground="night"] { --brass: #ff0000; --other: #74a9ff; --focus: var(--ink); }';
  const lines = await linesOf(colours, { css });
  expect(lines).toContain(
    '--other expected nothing on night as in engine/chart/tokens.ts, got #74a9ff',
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^--brass expected #\w{6} on paper .*got #ff0000$/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^--ground expected .*, got nothing$/));
  expect(lines).not.toContainEqual(expect.stringMatching(/^--focus/));
});
