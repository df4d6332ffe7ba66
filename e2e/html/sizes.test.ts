/** Limits what code costs a first visit, in bytes; text and pictures are the owner's. CONTRIBUTING.md says how to change them. */

import { readExport } from '@/tools/build/export';
import { sizesOf } from '@/tools/build/sizes';

const MAX_BYTES = {
  'critical CSS': 4_600,
  'style sheet': 19_400,
  'preloaded fonts': 36_000,
  'entry script': 4_500,
  'scripts after the first input': 96_000,
  'demo scripts': 28_300,
} as const;

describe.each(['fixture', 'extremes'])('on the %s site', (name) => {
  const sizes = sizesOf(readExport(`.sites/${name}/out`));

  it.each(Object.entries(MAX_BYTES))('%s have at most %i bytes', (part, max) => {
    const bytes = sizes[part as keyof typeof MAX_BYTES];
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(max);
  });
});
