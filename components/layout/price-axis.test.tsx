import { fireEvent, render, screen } from '@testing-library/react';
import { placeElement, setPage } from '@/lib/testing/page';
import { PriceAxis } from './price-axis';

const parts = ['first', 'second', 'third'].map((id) => ({ id, name: `The ${id}` }));

/** The axis of a page in a window of 600 px, whose sections have their tops there. */
function renderAxis(tops: Record<string, number>) {
  document.body.innerHTML = '';
  for (const [id, top] of Object.entries(tops)) {
    const section = document.body.appendChild(document.createElement('section'));
    section.id = id;
    placeElement(section, top);
  }
  setPage({});
  render(<PriceAxis label="Sections" parts={parts} />);
  return screen.getByRole('navigation', { name: 'Sections' });
}

it.each([
  ['in the first section', { first: 0, second: 900, third: 2000 }, 0],
  [
    'as the second comes to three quarters of the window',
    { first: -450, second: 450, third: 1550 },
    0,
  ],
  ['with the second in the middle', { first: -600, second: 300, third: 1400 }, 0.5],
  ['with the second at a quarter', { first: -750, second: 150, third: 1250 }, 1],
  ['where a link to the third lands', { first: -1920, second: -1020, third: 80 }, 2],
  ['where two go by at once', { first: -300, second: 150, third: 300 }, 1.5],
  ['with a section that is not there', { first: -1920, third: 80 }, 1],
])('has its tag %s', (_, tops, place) => {
  const axis = renderAxis(tops);
  expect(Number(axis.style.getPropertyValue('--reading'))).toBe(place);
});

it('links each section by its name, and takes a name away by Escape until the pointer comes again', () => {
  const axis = renderAxis({});
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    parts.map(({ id, name }) => [`#${id}`, name]),
  );
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(axis).toHaveAttribute('data-quiet');
  fireEvent.pointerOver(links[0] as Element);
  expect(axis).not.toHaveAttribute('data-quiet');
});
