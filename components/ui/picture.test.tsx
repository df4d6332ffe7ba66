import { render } from '@testing-library/react';
import { imageVariants } from '@/lib/pictures/picture-size';
import { DrawnPicture, MOVING_WITH_MOUSE } from './picture';

function sourcesOf(props: Partial<Parameters<typeof DrawnPicture>[0]>) {
  const picture = { drawing: 'home', alt: 'A chart.' } as const;
  const { container } = render(<DrawnPicture picture={picture} folder="/drawings/" {...props} />);
  return [...container.querySelectorAll('source')].map(({ media, srcset }) => ({
    isLight: media.includes('light'),
    isLive: media.includes('(hover: hover) and (prefers-reduced-motion: no-preference)'),
    srcset,
  }));
}

const both = ['/drawings/', '/drawings/day/'] as const;
const count = imageVariants('home').length;

it('offers light-mode files first, and only on sites with both modes', () => {
  expect(sourcesOf({}).some(({ isLight }) => isLight)).toBe(false);
  const sources = sourcesOf({ folder: both });
  expect(sources.map(({ isLight }) => isLight)).toEqual(sources.map((_, index) => index < count));
  for (const { isLight, srcset } of sources)
    expect(srcset.startsWith('/drawings/day/')).toBe(isLight);
});

it('offers animated files only with a mouse and without reduced motion', () => {
  const sources = sourcesOf({ folder: both, live: MOVING_WITH_MOUSE });
  for (const { isLive, srcset } of sources) expect(srcset.includes('-live')).toBe(isLive);
  // Browsers take the first matching source.
  expect(sources.map(({ isLive }) => isLive)).toEqual(sources.map((_, at) => at < 2 * count));
});
