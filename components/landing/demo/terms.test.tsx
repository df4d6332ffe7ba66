import { fireEvent, render, screen } from '@testing-library/react';
import { demoWords } from '@/content/demo-words';
import { glossary } from '@/content/glossary';
import type { TermId } from '@/lib/content/schemas/demo';
import { Terms } from './terms';

function show(term: TermId | null = null) {
  const onTerm = jest.fn();
  render(<Terms glossary={glossary} words={demoWords.terms} term={term} onTerm={onTerm} />);
  return onTerm;
}

/** @returns the button of a term */
function button(term: TermId) {
  const name = glossary.find(({ id }) => id === term)?.term ?? '';
  return screen.getByRole('button', { name });
}

it('has a button for every term, and says how to read one', () => {
  show();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    glossary.map(({ term }) => term),
  );
  expect(screen.getByText(demoWords.terms.hint)).toBeInTheDocument();
});

it('explains the term that is chosen, and says so of its button', () => {
  show('fvg');
  const { term = '', meaning = '' } = glossary.find(({ id }) => id === 'fvg') ?? {};
  expect(button('fvg')).toHaveAttribute('aria-pressed', 'true');
  expect(button('fvg')).toHaveAccessibleDescription(`${term}. ${meaning}`);
  expect(button('bos')).toHaveAttribute('aria-pressed', 'false');
  expect(button('bos')).not.toHaveAttribute('aria-describedby');
  expect(screen.queryByText(demoWords.terms.hint)).not.toBeInTheDocument();
});

it.each<[what: string, (button: HTMLElement) => void]>([
  ['tapped', (target) => fireEvent.click(target)],
  ['focused', (target) => fireEvent.focus(target)],
])('chooses a term that is %s', (_, act) => {
  const onTerm = show();
  act(button('bos'));
  expect(onTerm.mock.calls).toEqual([['bos']]);
});
