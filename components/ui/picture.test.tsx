import { render } from '@testing-library/react';
import { shapesOf } from '@/lib/pictures/picture-size';
import { DrawnPicture } from './picture';

function sourcesOf(props: Partial<Parameters<typeof DrawnPicture>[0]>) {
  const picture = { drawing: 'home', alt: 'A chart.' } as const;
  const { container } = render(<DrawnPicture picture={picture} folder="/drawings/" {...props} />);
  return [...container.querySelectorAll('source')].map(({ media, srcset }) => ({
    isLight: media.includes('light'),
    isStill: media.includes('reduced-motion'),
    srcset,
  }));
}

const both = ['/drawings/', '/drawings/day/'] as const;
const count = shapesOf('home').length;

it('offers light files first, and only on a site with both themes', () => {
  expect(sourcesOf({}).some(({ isLight }) => isLight)).toBe(false);
  const sources = sourcesOf({ folder: both });
  expect(sources.map(({ isLight }) => isLight)).toEqual(sources.map((_, index) => index < count));
  for (const { isLight, srcset } of sources)
    expect(srcset.startsWith('/drawings/day/')).toBe(isLight);
});

it('offers still files before live ones for reduced motion, in both themes', () => {
  const sources = sourcesOf({ folder: both, isLive: true });
  expect(sources.filter(({ isStill, isLight }) => isStill && isLight)).toHaveLength(count);
  expect(sources.map(({ isStill }) => isStill)).toEqual(
    sources.map((_, index) => index < 2 * count),
  );
  for (const { isStill, srcset } of sources) expect(srcset.includes('-live')).toBe(!isStill);
});
