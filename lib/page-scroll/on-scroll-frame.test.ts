/** @jest-environment jsdom */
import { onScrollFrame } from './on-scroll-frame';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function dispatch(...names: string[]) {
  for (const name of names) window.dispatchEvent(new Event(name));
}

it('waits for the next frame', () => {
  const listener = jest.fn();
  onScrollFrame(listener);
  dispatch('scroll');
  expect(listener).not.toHaveBeenCalled();
});

it('answers many events of one frame once', () => {
  const listener = jest.fn();
  onScrollFrame(listener);
  dispatch('scroll', 'scroll', 'resize');
  jest.advanceTimersToNextFrame();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('answers every frame with an event', () => {
  const listener = jest.fn();
  onScrollFrame(listener);
  for (const name of ['scroll', 'resize', 'scroll']) {
    dispatch(name);
    jest.advanceTimersToNextFrame();
  }
  expect(listener).toHaveBeenCalledTimes(3);
});

it('answers nothing any more once stopped, not even the pending frame', () => {
  const listener = jest.fn();
  const stop = onScrollFrame(listener);
  dispatch('scroll');
  stop();
  dispatch('scroll');
  jest.advanceTimersByTime(100);
  expect(listener).not.toHaveBeenCalled();
});
