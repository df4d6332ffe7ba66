import { createStore } from './store';

it('keeps a value and calls its listeners once for each change', () => {
  const store = createStore('a');
  const listener = jest.fn();
  store.subscribe(listener);
  store.set('b');
  store.set('b');
  expect(store.getSnapshot()).toBe('b');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('calls nobody whose subscription has ended', () => {
  const store = createStore(0);
  const listener = jest.fn();
  store.subscribe(listener)();
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
});
