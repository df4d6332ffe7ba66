/** @jest-environment jsdom */
import { createEvent, fireEvent, renderHook } from '@testing-library/react';
import { useFileDrop } from './use-file-drop';

const target = document.createElement('div');
const [first, second] = [new File(['a'], 'first.csv'), new File(['b'], 'second.csv')];

/** @returns whether the browser was kept from what it does with a file */
function drop(files: readonly File[]): boolean {
  const event = createEvent.drop(target, { dataTransfer: { files } });
  fireEvent(target, event);
  return event.defaultPrevented;
}

function dragOver(): boolean {
  const event = createEvent.dragOver(target);
  fireEvent(target, event);
  return event.defaultPrevented;
}

it('takes the first file that is dropped, and stays on the page', () => {
  const onFile = jest.fn();
  renderHook(() => useFileDrop({ current: target }, onFile));
  expect(drop([first, second])).toBe(true);
  expect(onFile.mock.calls).toEqual([[first]]);
});

it('lets a file be dragged over it, which a drop needs', () => {
  renderHook(() => useFileDrop({ current: target }, jest.fn()));
  expect(dragOver()).toBe(true);
});

it('takes nothing from a drop without a file', () => {
  const onFile = jest.fn();
  renderHook(() => useFileDrop({ current: target }, onFile));
  drop([]);
  expect(onFile).not.toHaveBeenCalled();
});

it('leaves drops alone when it goes', () => {
  const onFile = jest.fn();
  renderHook(() => useFileDrop({ current: target }, onFile)).unmount();
  expect([drop([first]), dragOver()]).toEqual([false, false]);
  expect(onFile).not.toHaveBeenCalled();
});
