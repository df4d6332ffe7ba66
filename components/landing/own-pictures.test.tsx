import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { content } from '@/lib/content/content';
import type { ShownPicture } from '@/lib/pictures/picture-size';
import { ClosingSection } from './closing/closing-section';
import { HomeSection } from './home/home-section';
import { IndicatorsSection } from './indicators/indicators-section';

const own = (caption = ''): ShownPicture => ({
  src: '/pictures/a.png',
  alt: 'Ours.',
  captions: caption ? [caption] : [],
  width: 90,
  height: 60,
});
const drawn = (drawing: 'home' | 'zones'): ShownPicture => ({
  drawing,
  alt: 'Drawn.',
  captions: ['Simulated.'],
});
const place = { position: 1, theme: 'dark', locale: 'en', drawings: '/drawings/' } as const;

const shown = () => {
  const image = screen.getByRole('img', { name: 'Ours.' });
  return ['src', 'width', 'height', 'loading'].map((name) => image.getAttribute(name));
};

it('the hero counts marks below a drawing only, and loads an own picture at once', () => {
  const { price, proof: _, picture, callout, ...home } = content.home;
  const test = { name: 'Test', href: '/#repaint-test' };
  const view = (hero: ShownPicture) => (
    <HomeSection
      texts={{ ...home, test }}
      picture={hero}
      proof={[{ texts: ['counted ', ''], number: '7' }]}
      anchor={{ from: '', price: '$1', rest: '' }}
      {...place}
    />
  );
  const { rerender } = render(view(drawn('home')));
  expect(screen.getByText('counted')).toBeInTheDocument();
  expect(screen.getByText(/^Simulated\./)).toBeInTheDocument();
  rerender(view(own('My own.')));
  expect(screen.queryByText('counted')).toBeNull();
  expect(screen.queryByText(/Simulated\./)).toBeNull();
  expect(screen.getByText(/^My own\. /)).toBeInTheDocument();
  expect(shown()).toEqual(['/pictures/a.png', '90', '60', 'eager']);
});

it('the closing section lazy-loads an own picture, with a caption only if it has one', () => {
  const view = (picture: ShownPicture) => (
    <ClosingSection texts={content.closing} picture={picture} {...place} />
  );
  const { container, rerender } = render(view(own('My own.')));
  expect(shown()).toEqual(['/pictures/a.png', '90', '60', 'lazy']);
  expect(container.querySelector('figcaption')).toHaveTextContent('My own.');
  rerender(view(own()));
  expect(container.querySelector('figcaption')).toBeNull();
});

it.each<[what: string, images: ShownPicture[], captions: string[]]>([
  ['all panels', [drawn('home'), drawn('zones')], ['Simulated.']],
  ['some panels', [drawn('home'), own()], ['One · Simulated.']],
  [
    'each kind of panel',
    [drawn('home'), own('My own.'), drawn('zones')],
    ['One and Three · Simulated.', 'Two · My own.'],
  ],
  ['no panel', [own(), own()], []],
])(
  'captions below the indicators name their panels unless about all: %s',
  (_, images, captions) => {
    const { items: _items, more: _more, ...words } = content.indicators;
    const items = images.map((image, index) => {
      const name = ['One', 'Two', 'Three'][index] ?? '';
      const texts = { id: name, title: name, name, description: '', type: '', more: '' };
      return { ...texts, features: [name], image };
    }) satisfies ComponentProps<typeof IndicatorsSection>['texts']['items'];
    const { container } = render(<IndicatorsSection texts={{ ...words, items }} {...place} />);
    const printed = container.querySelectorAll('.panels ~ div > p');
    expect([...printed].map(({ textContent }) => textContent)).toEqual(captions);
    expect(container.querySelectorAll('img[src="/pictures/a.png"][loading="lazy"]')).toHaveLength(
      images.filter(({ drawing }) => !drawing).length,
    );
  },
);
