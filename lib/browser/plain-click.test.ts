import { isPlainClick } from './plain-click';

const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each([undefined, '', '_self'])('a plain click on a link to %p is one', (target) => {
  expect(isPlainClick(plain, target)).toBe(true);
});

it.each([
  [{ ctrlKey: true }, ''],
  [{ metaKey: true }, ''],
  [{ shiftKey: true }, ''],
  [{ altKey: true }, ''],
  [{ button: 1 }, ''],
  [{ button: 2 }, ''],
  [{}, '_blank'],
])('a click with %j on a link to %p is the browser’s', (change, target) => {
  expect(isPlainClick({ ...plain, ...change }, target)).toBe(false);
});
