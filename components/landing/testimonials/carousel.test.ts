import { type CarouselAction, carousel, createCarousel, indexFromScroll } from './carousel';

/** A carousel of `count` slides after `actions`. */
function stateAfter(actions: readonly CarouselAction[], count = 3) {
  return actions.reduce(carousel, createCarousel(count));
}

const next: CarouselAction = { type: 'next' };
const previous: CarouselAction = { type: 'previous' };
const advance: CarouselAction = { type: 'advance' };

describe('createCarousel', () => {
  it('starts on the first slide, rotating', () => {
    expect(createCarousel(3)).toEqual({ index: 0, count: 3, rotating: true, held: false });
  });

  it.each([0, 1])('does not rotate %i slides', (count) => {
    expect(createCarousel(count).rotating).toBe(false);
  });
});

describe('carousel', () => {
  it.each<[string, CarouselAction[], number]>([
    ['next', [next], 1],
    ['next past the end', [next, next, next], 0],
    ['previous past the start', [previous], 2],
    ['previous', [next, next, previous], 1],
    ['the timer', [advance], 1],
    ['the timer past the end', [advance, advance, advance], 0],
    ['a jump', [{ type: 'goTo', index: 2 }], 2],
    ['a jump past the end', [{ type: 'goTo', index: 3 }], 0],
    ['a jump before the start', [{ type: 'goTo', index: -1 }], 2],
  ])('%s', (_, actions, index) => {
    expect(stateAfter(actions).index).toBe(index);
  });

  it.each<[CarouselAction['type'], CarouselAction, boolean]>([
    ['advance', advance, true],
    ['next', next, false],
    ['previous', previous, false],
    ['goTo', { type: 'goTo', index: 1 }, false],
    ['stop', { type: 'stop' }, false],
    ['focus', { type: 'focus' }, false],
    ['hold', { type: 'hold' }, true],
    ['release', { type: 'release' }, true],
  ])('after %s keeps its intent to rotate as it should', (_, action, rotating) => {
    expect(stateAfter([action]).rotating).toBe(rotating);
  });

  it('does not rotate again when the pointer leaves after the focus came', () => {
    const actions = [{ type: 'hold' }, { type: 'focus' }, { type: 'release' }] as const;
    expect(stateAfter(actions)).toMatchObject({ rotating: false, held: false });
  });

  it('rotates again once started', () => {
    expect(stateAfter([{ type: 'focus' }, { type: 'start' }]).rotating).toBe(true);
  });

  it('does not start with one slide', () => {
    expect(stateAfter([{ type: 'start' }], 1).rotating).toBe(false);
  });

  it.each<[string, CarouselAction]>([
    ['next', next],
    ['previous', previous],
    ['advance', advance],
  ])('stays on the only slide after %s', (_, action) => {
    expect(stateAfter([action], 1).index).toBe(0);
  });

  it.each<[string, CarouselAction]>([
    ['next', next],
    ['previous', previous],
  ])('has an index without slides after %s', (_, action) => {
    expect(stateAfter([action], 0).index).toBe(0);
  });

  it('is held by a pointer', () => {
    expect(stateAfter([{ type: 'hold' }]).held).toBe(true);
  });
});

describe('indexFromScroll', () => {
  it.each([
    [0, 0],
    [149, 0],
    [151, 1],
    [300, 1],
    [599.6, 2],
    [-20, 0],
    [900, 2],
  ])('at %d px of slides 300 px wide is %i', (scrollLeft, index) => {
    expect(indexFromScroll({ scrollLeft, width: 300, count: 3 })).toBe(index);
  });

  it('is the first while the track has no width', () => {
    expect(indexFromScroll({ scrollLeft: 0, width: 0, count: 3 })).toBe(0);
  });
});
