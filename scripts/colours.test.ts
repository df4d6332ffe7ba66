import { colourFaults } from './colours';

const tokens = { ground: '#070b0e', brass: '#e3b34f' };

it('accepts the same colours in both', () => {
  const css = '--color-*: initial; --color-brass: #e3b34f;\n --color-ground: #070b0e;';
  expect(colourFaults(css, tokens)).toEqual([]);
});

it('names each colour that differs, or stands in one of them alone', () => {
  const css = '--color-brass: #ff0000; --color-tide: #74a9ff;';
  expect(colourFaults(css, tokens)).toEqual([
    'app/globals.css: --color-ground: expected #070b0e as in engine/chart/tokens.ts, got nothing',
    'app/globals.css: --color-brass: expected #e3b34f as in engine/chart/tokens.ts, got #ff0000',
    'app/globals.css: --color-tide: expected nothing as in engine/chart/tokens.ts, got #74a9ff',
  ]);
});
