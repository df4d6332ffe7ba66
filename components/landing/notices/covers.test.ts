import { covers, type Rect } from './covers';

/** The notice in these cases. */
const notice: Rect = { left: 20, top: 500, right: 340, bottom: 600 };

it.each<[string, Rect, boolean]>([
  ['inside', { left: 40, top: 520, right: 100, bottom: 560 }, true],
  ['the same size', notice, true],
  ['sticking out on the left', { left: 19, top: 520, right: 100, bottom: 560 }, false],
  ['sticking out above', { left: 40, top: 499, right: 100, bottom: 560 }, false],
  ['sticking out on the right', { left: 40, top: 520, right: 341, bottom: 560 }, false],
  ['sticking out below', { left: 40, top: 520, right: 100, bottom: 601 }, false],
  ['beside it', { left: 400, top: 520, right: 500, bottom: 560 }, false],
  ['around it', { left: 0, top: 0, right: 1000, bottom: 1000 }, false],
  ['without width', { left: 40, top: 520, right: 40, bottom: 560 }, false],
  ['without height', { left: 40, top: 520, right: 100, bottom: 520 }, false],
])('an element %s', (_, element, covered) => {
  expect(covers(notice, element)).toBe(covered);
});
