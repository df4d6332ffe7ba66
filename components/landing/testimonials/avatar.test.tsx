import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './avatar';

const service = [1, 2, 3, 4].map(
  (slate) => `https://avatars.example/api/?name={initials}&background=${slate}&size=96`,
);

function avatarOf(name: string, props: { picture?: string; service?: readonly string[] } = {}) {
  const { container, unmount } = render(<Avatar name={name} service={null} {...props} />);
  return {
    initials: container.querySelector('text')?.textContent,
    colour: container.querySelector('rect')?.getAttribute('fill'),
    source: container.querySelector('img')?.getAttribute('src'),
    fail: () => fireEvent.error(container.querySelector('img') as Element),
    hasImage: () => container.querySelector('img') !== null,
    unmount,
  };
}

it.each([
  ['B. Breakout', 'BB'],
  ['jean-luc de la cruz', 'JC'],
  ['  spaced   out  ', 'SO'],
  ['O’Neill "Trader" Smith', 'OS'],
  ['élodie Žižek', 'ÉŽ'],
  ['', '?'],
])('the initials of %j are %s', (name, letters) => {
  expect(avatarOf(name).initials).toBe(letters);
});

it.each([
  // Test vectors of the FNV draft, appendix C.
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the slate of %j follows from its published hash', (name, hash) => {
  expect(avatarOf(name).colour).toBe(`var(--slate-${(hash % 4) + 1})`);
});

describe('a service', () => {
  it('gets initials and slate, and nothing else of the name', () => {
    const { source, colour } = avatarOf('Élodie Žižek', { service });
    const slate = colour?.match(/\d/)?.[0];
    expect(source).toBe(
      `https://avatars.example/api/?name=%C3%89%C5%BD&background=${slate}&size=96`,
    );
  });

  it('is not asked where there is a picture', () => {
    expect(avatarOf('Ada', { service, picture: '/ada.webp' }).source).toBe('/ada.webp');
  });

  it('leaves the initials when its picture cannot be loaded', () => {
    const { fail, hasImage } = avatarOf('Ada', { service });
    fail();
    expect(hasImage()).toBe(false);
  });
});
