import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './avatar';

const service = Array(4).fill('https://avatars.example/');

function avatarOf(name: string, props: { picture?: string; service?: readonly string[] } = {}) {
  const { container } = render(<Avatar name={name} service={null} {...props} />);
  const image = () => container.querySelector('img');
  return {
    initials: container.querySelector('text')?.textContent,
    color: container.querySelector('rect')?.getAttribute('fill'),
    source: image()?.getAttribute('src'),
    image,
  };
}

it.each([
  ['B. Breakout', 'BB'],
  ['  jean-luc de la cruz', 'JC'],
  ['O’Neill "Trader" Smith', 'OS'],
  ['élodie Žižek', 'ÉŽ'],
  ['', '?'],
])('draws the initials of %j as %s', (name, letters) => {
  expect(avatarOf(name).initials).toBe(letters);
});

it.each([
  // From the FNV draft, appendix C.
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('derives the color of %j from its FNV-1a hash', (name, hash) => {
  expect(avatarOf(name).color).toBe(`var(--avatar-${(hash % 4) + 1})`);
});

it('prefers a picture in the content to the avatar service', () => {
  expect(avatarOf('Ada', { service, picture: 'ada.webp' }).source).toBe('/pictures/ada.webp');
});

it('removes a picture that fails to load', () => {
  const { image } = avatarOf('Ada', { service });
  fireEvent.error(image() as Element);
  expect(image()).toBeNull();
});
