/** @jest-environment jsdom */
import { placeElement, setPage } from '@/lib/testing/page-geometry';
import { targetPosition } from './target-position';

/** Position for an element at `top` of a page of 3000 px in a window of 600. */
function positionOf(top: number, { id = 'pricing', scrollY = 0 } = {}) {
  const element = document.createElement('section');
  element.id = id;
  setPage({ scrollY });
  placeElement(element, top);
  return targetPosition(element);
}

it('leaves 80 px above the element', () => {
  expect(positionOf(1000)).toBe(920);
});

it('does not depend on where the page is', () => {
  expect(positionOf(1000, { scrollY: 1700 })).toBe(920);
});

it('ends where the page ends', () => {
  expect(positionOf(2900)).toBe(2400);
});

it('starts where the page starts', () => {
  expect(positionOf(50)).toBe(0);
});

it('takes #home for the top of the page', () => {
  expect(positionOf(200, { id: 'home', scrollY: 900 })).toBe(0);
});
