/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { setDocumentHidden } from '../testing/document-visibility';
import { mockMatchMedia } from '../testing/match-media';
import { useParticles } from './use-particles';

let canvas: HTMLCanvasElement;
/** Times the canvas was cleared, which every drawing begins with. */
let clears: number;
/** Dots drawn so far. */
let dots: number;

beforeEach(() => {
  jest.useFakeTimers();
  mockMatchMedia();
  canvas = document.createElement('canvas');
  clears = 0;
  dots = 0;
  const context = {
    canvas,
    setTransform: () => {},
    clearRect: () => {
      clears += 1;
    },
    beginPath: () => {},
    arc: () => {
      dots += 1;
    },
    fill: () => {},
  };
  canvas.getContext = (() => context) as unknown as typeof canvas.getContext;
  setWindow(900);
});

afterEach(() => {
  act(() => setDocumentHidden(false));
  jest.useRealTimers();
});

function setWindow(width: number, height = 700) {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
  Object.defineProperty(canvas, 'clientWidth', { configurable: true, value: width });
  Object.defineProperty(canvas, 'clientHeight', { configurable: true, value: height });
  window.dispatchEvent(new Event('resize'));
}

function renderParticles(active = true) {
  return renderHook((props) => useParticles({ current: canvas }, props.active), {
    initialProps: { active },
  });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** @returns how often the canvas is drawn in a second from now. */
function drawsPerSecond() {
  const before = clears;
  pass(1000);
  return clears - before;
}

describe('useParticles', () => {
  it('draws as many dots as the window gets', () => {
    renderParticles();
    expect(dots).toBe(30);
  });

  it('draws about 60 times a second with a mouse', () => {
    renderParticles();
    expect(Math.abs(drawsPerSecond() - 60)).toBeLessThan(4);
  });

  it('draws at most 20 times a second with a finger', () => {
    mockMatchMedia(['(pointer: coarse)']);
    renderParticles();
    const draws = drawsPerSecond();
    expect([draws > 10, draws <= 20]).toEqual([true, true]);
  });

  it.each([
    [1, 900],
    [1.5, 1350],
    [3, 1800],
  ])('has a canvas for %d device pixels per pixel', (ratio, width) => {
    Object.defineProperty(window, 'devicePixelRatio', { configurable: true, value: ratio });
    renderParticles();
    Object.defineProperty(window, 'devicePixelRatio', { configurable: true, value: 1 });
    expect(canvas.width).toBe(width);
  });

  it('follows the window', () => {
    renderParticles();
    dots = 0;
    setWindow(600, 900);
    expect([canvas.width, canvas.height, dots]).toEqual([600, 900, 20]);
  });

  it('asks for no frame in a window that gets none', () => {
    setWindow(479);
    renderParticles();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('asks for no frame while the tab is hidden', () => {
    renderParticles();
    act(() => setDocumentHidden(true));
    expect(jest.getTimerCount()).toBe(0);
  });

  it('goes on when the tab is back', () => {
    renderParticles();
    act(() => setDocumentHidden(true));
    act(() => setDocumentHidden(false));
    expect(drawsPerSecond()).toBeGreaterThan(10);
  });

  it('does nothing while inactive', () => {
    renderParticles(false);
    expect([jest.getTimerCount(), dots]).toEqual([0, 0]);
  });

  it('leaves a clear canvas when it becomes inactive', () => {
    const { rerender } = renderParticles();
    pass(100);
    [clears, dots] = [0, 0];
    rerender({ active: false });
    expect([clears, dots, jest.getTimerCount()]).toEqual([1, 0, 0]);
  });

  it('leaves no frame and no listener behind', () => {
    renderParticles().unmount();
    dots = 0;
    setWindow(600);
    expect([dots, jest.getTimerCount()]).toEqual([0, 0]);
  });

  it('does without a canvas that cannot be drawn on', () => {
    canvas.getContext = () => null;
    expect(() => renderParticles()).not.toThrow();
  });
});
