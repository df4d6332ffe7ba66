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
  ['as the second comes to the middle of the window', { second: 300, third: 1550 }, 0],
  ['with the second half on its way', { second: 198, third: 1400 }, 0.5],
  ['where a link to the second lands', { second: 80, third: 700 }, 1],
  ['where a link to the third lands', { first: -1920, second: -1020, third: 80 }, 2],
  ['where two go by at once', { second: 96, third: 198 }, 1.5],
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
