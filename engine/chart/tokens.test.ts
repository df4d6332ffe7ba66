import { contrast } from '@/engine/testing/contrast';
import { tokens } from './tokens';

describe('tokens', () => {
  it('knows the ratio of black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });

  const grounds = ['ground', 'surface', 'raised'] as const;
  const pairs = grounds.flatMap((ground) => [
    ['bone', ground, 12] as const,
    ['muted', ground, 7] as const,
    ['edge', ground, 4.5] as const,
    ['brass', ground, 4.5] as const,
    ['up', ground, 4.5] as const,
    ['down', ground, 4.5] as const,
    ['tide', ground, 4.5] as const,
  ]);

  it.each([...pairs, ['ground', 'brass', 4.5] as const])(
    '%s on %s is at least %d:1',
    (text, ground, least) => {
      expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(least);
    },
  );
});
