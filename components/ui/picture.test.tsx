import { render } from '@testing-library/react';
import { imageVariants } from '@/lib/pictures/picture-size';
import { DrawnPicture } from './picture';

const picture = { drawing: 'home', alt: 'A chart.' } as const;

/** What a picture offers, in the order in which browsers look: what is asked for, and the file. */
function offered(props: Partial<Parameters<typeof DrawnPicture>[0]>) {
  const { container } = render(<DrawnPicture picture={picture} folder="/drawings/" {...props} />);
  const sources = [...container.querySelectorAll('source')].map(({ media, srcset }) => [
    media,
    srcset,
  ]);
  return { sources, file: container.querySelector('img')?.getAttribute('src') };
}

const day = ['/drawings/', '/drawings/day/'] as const;
const isDay = ([media]: readonly (string | undefined)[]) => media?.includes('light');

it('has nothing of the day on a site of one set of colours', () => {
  expect(offered({}).sources.filter(isDay)).toEqual([]);
});

it('offers the files of the day first, one for each window, and else those of the night', () => {
  const { sources, file } = offered({ folder: day });
  const count = imageVariants('home').length;
  expect(sources.slice(0, count).every(isDay)).toBe(true);
  expect(sources.slice(count).some(isDay)).toBe(false);
  for (const [media, address] of sources) {
    expect(address?.startsWith('/drawings/day/')).toBe(media?.includes('light'));
    expect(address).not.toBe(file);
  }
  expect(file).toBe('/drawings/home-narrow.svg');
});

it('has a file that stands still for who asked for that, by day and by night', () => {
  const { sources } = offered({ folder: day, isLive: true });
  const still = sources.filter(([media]) => media?.includes('reduced-motion'));
  expect(still.filter(isDay)).toHaveLength(imageVariants('home').length);
  for (const [media, address] of sources)
    expect(address?.includes('-live')).toBe(!media?.includes('reduced-motion'));
  // A browser takes the first that fits.
  const first = sources.findIndex(
    ([media]) => !media?.includes('reduced-motion') && isDay([media]),
  );
  expect(sources.findLastIndex((one) => one[0]?.includes('reduced-motion'))).toBeLessThan(first);
});
