/** @jest-environment jsdom */
import { storageKeys } from './keys';
import { createStored } from './stored';

const key = storageKeys.access;
/** Words, kept with commas between them. */
const format = {
  read: (text: string | null) => ({ words: text?.split(',') ?? [] }),
  write: ({ words }: { words: string[] }) => (words.length > 0 ? words.join(',') : null),
};

beforeEach(() => window.localStorage.clear());

it('has what nothing kept stands for, in the prerendered page too', () => {
  const stored = createStored(key, format);
  expect([stored.getSnapshot(), stored.getServerSnapshot()]).toEqual([
    { words: [] },
    { words: [] },
  ]);
});

it('gives the same object until the value changes, as React asks', () => {
  window.localStorage.setItem(key, 'a');
  const stored = createStored(key, format);
  const first = stored.getSnapshot();
  stored.set({ words: ['a'] });
  expect(stored.getSnapshot()).toBe(first);
  expect(stored.getServerSnapshot()).toBe(stored.getServerSnapshot());
});

it('keeps what was set, as the format writes it', () => {
  createStored(key, format).set({ words: ['a', 'b'] });
  expect(window.localStorage.getItem(key)).toBe('a,b');
  expect(createStored(key, format).getSnapshot()).toEqual({ words: ['a', 'b'] });
});

it('empties storage of a value with nothing to keep', () => {
  const stored = createStored(key, format);
  stored.set({ words: ['a'] });
  stored.set({ words: [] });
  expect(window.localStorage).toHaveLength(0);
});

it('tells listeners of a change by another tab', () => {
  const stored = createStored(key, format);
  const heard: unknown[] = [];
  stored.subscribe(() => heard.push(stored.getSnapshot()));
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'c' }));
  expect(heard).toEqual([{ words: ['c'] }]);
});
