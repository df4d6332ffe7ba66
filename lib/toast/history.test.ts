import { dismissed, prune, REMOVAL_DELAY, remember } from './history';

const shown = remember([], { id: 'toast-1', title: 'Error' });

describe('the toast history', () => {
  it('remembers a toast on screen', () => {
    expect(shown).toEqual([{ id: 'toast-1', title: 'Error', dismissedAt: null }]);
  });

  it('updates a toast that is replaced in its place', () => {
    const updated = remember(shown, { id: 'toast-1', title: 'Redirecting...' });
    expect(updated).toEqual([{ id: 'toast-1', title: 'Redirecting...', dismissedAt: null }]);
  });

  it('keeps the order in which toasts came', () => {
    const both = remember(shown, { id: 'toast-2', title: 'Redirecting...' });
    expect(both.map(({ id }) => id)).toEqual(['toast-1', 'toast-2']);
  });

  it('notes when a toast was dismissed', () => {
    expect(dismissed(shown, 'toast-1', 500)[0]?.dismissedAt).toBe(500);
  });

  it('counts from the first of two dismissals', () => {
    const twice = dismissed(dismissed(shown, 'toast-1', 500), 'toast-1', 900);
    expect(twice[0]?.dismissedAt).toBe(500);
  });

  it('leaves other toasts alone', () => {
    expect(dismissed(shown, 'toast-2', 500)).toEqual(shown);
  });

  it('keeps a toast that is on screen for ever', () => {
    expect(prune(shown, 10 * REMOVAL_DELAY)).toEqual(shown);
  });

  it.each([
    [REMOVAL_DELAY - 1, 1],
    [REMOVAL_DELAY, 0],
  ])('%i ms after its dismissal keeps %i of one record', (elapsed, count) => {
    expect(prune(dismissed(shown, 'toast-1', 500), 500 + elapsed)).toHaveLength(count);
  });
});
