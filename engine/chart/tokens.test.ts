import { contrast } from '@/engine/testing/contrast';
import { grounds } from './tokens';

describe('tokens', () => {
  it('knows the ratio of black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });

  const tones = ['ground', 'surface', 'raised'] as const;
  const least = { ink: 12, muted: 6.5, edge: 4.5, accent: 4.5, up: 4.5, down: 4.5, tide: 4.5 };
  const texts = Object.keys(least) as (keyof typeof least)[];

  it.each(Object.entries(grounds))('reads on %s', (_, palette) => {
    for (const tone of tones)
      for (const text of texts)
        expect(contrast(palette[text], palette[tone])).toBeGreaterThanOrEqual(least[text]);
    expect(contrast(palette.pitch, palette.brass)).toBeGreaterThanOrEqual(4.5);
  });
});
