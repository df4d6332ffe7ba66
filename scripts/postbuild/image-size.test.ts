import { icoOf, pngOf } from './image-fixture';
import { icoSizes, pngSize } from './image-size';

describe('pngSize', () => {
  it('reads width and height', () => {
    expect(pngSize(pngOf(1200, 630))).toEqual({ width: 1200, height: 630 });
  });

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['a JPEG', Buffer.alloc(40, 0xff)],
    ['a PNG cut short', pngOf(1, 1).subarray(0, 20)],
  ])('knows that %s is none', (_, file) => {
    expect(pngSize(file)).toBeNull();
  });
});

describe('icoSizes', () => {
  it.each([48, 256])('reads a picture of %i pixels', (size) => {
    expect(icoSizes(icoOf(size))).toEqual([{ width: size, height: size }]);
  });

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['a PNG', pngOf(48, 48)],
    ['a directory cut short', icoOf(48).subarray(0, 12)],
  ])('finds none in %s', (_, file) => {
    expect(icoSizes(file)).toEqual([]);
  });
});
