import { budgetLines } from '../budget-lines';
import type { Check } from '../problem';

/** What pages make a visitor load stays within the budgets. */
export const budgets: Check = {
  name: 'budgets',
  run(input) {
    return budgetLines(input)
      .filter(({ bytes, most }) => bytes > most)
      .map(({ file, what, bytes, most }) => ({
        file,
        problem: `${what}: ${bytes} bytes with gzip -9, expected at most ${most}`,
        fix: 'Load later what the first view does not need.',
      }));
  },
};
