import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { placeElement, setPage } from '../testing/page-geometry';
import { useActiveSection } from './use-active-section';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<section id="home"></section><section id="pricing"></section>';
  placeElement(document.body.children[0] as Element, 0);
  placeElement(document.body.children[1] as Element, 1000);
  setPage({});
});

afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

function Probe() {
  return String(useActiveSection(['home']));
}

function scrollTo(scrollY: number) {
  act(() => {
    setPage({ scrollY });
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersToNextFrame();
  });
}

it('starts with the section in view', () => {
  setPage({ scrollY: 1000 });
  const { result } = renderHook(() => useActiveSection(['home', 'pricing']));
  expect(result.current).toBe('pricing');
});

it('follows the scroll', () => {
  const { result } = renderHook(() => useActiveSection(['home', 'pricing']));
  scrollTo(900);
  expect(result.current).toBe('pricing');
});

it('measures again, so that a section that moved is found', () => {
  const { result } = renderHook(() => useActiveSection(['home', 'pricing']));
  placeElement(document.body.children[1] as Element, 2000);
  scrollTo(900);
  expect(result.current).toBe('home');
});

it('passes over an id that is not on the page', () => {
  const { result } = renderHook(() => useActiveSection(['missing', 'pricing']));
  expect(result.current).toBe('pricing');
});

it('is null on a page with none of them', () => {
  const { result } = renderHook(() => useActiveSection(['terms', 'privacy']));
  expect(result.current).toBeNull();
});

it('renders nothing while the reader stays in one section', () => {
  const renders = jest.fn();
  renderHook(() => {
    renders();
    return useActiveSection(['home', 'pricing']);
  });
  // React renders once more after a change before it knows that nothing follows from the same state.
  scrollTo(100);
  const before = renders.mock.calls.length;
  scrollTo(200);
  scrollTo(300);
  expect(renders).toHaveBeenCalledTimes(before);
});

it('is null in the prerendered page', () => {
  expect(renderToString(<Probe />)).toBe('null');
});
