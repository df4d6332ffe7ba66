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

const button = (name: string) => screen.getByRole('button', { name });

it('has a button for every term, and says how to read one', () => {
  show();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    glossary.map(({ term }) => term),
  );
  expect(screen.getByText(demoWords.terms.hint)).toBeInTheDocument();
});

it('explains the term that is chosen, and says so of its button', () => {
  show('fvg');
  const meaning = glossary.find(({ id }) => id === 'fvg')?.meaning ?? '';
  expect(button('FVG')).toHaveAttribute('aria-pressed', 'true');
  expect(button('FVG')).toHaveAccessibleDescription(`FVG. ${meaning}`);
  expect(button('BOS')).toHaveAttribute('aria-pressed', 'false');
  expect(button('BOS')).not.toHaveAttribute('aria-describedby');
  expect(screen.queryByText(demoWords.terms.hint)).not.toBeInTheDocument();
});

it.each<[what: string, (button: HTMLElement) => void]>([
  ['tapped', (target) => fireEvent.click(target)],
  ['focused', (target) => fireEvent.focus(target)],
])('chooses a term that is %s', (_, act) => {
  const onTerm = show();
  act(button('BOS'));
  expect(onTerm.mock.calls).toEqual([['bos']]);
});
