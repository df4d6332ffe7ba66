import { act, fireEvent, render, screen } from '@testing-library/react';
import { faqs } from '@/content/faqs';
import { FaqsSection } from './faqs-section';

/** The section with so many questions, each about its own number. */
function show(count: number) {
  const items = Array.from({ length: count }, (_, index) => ({
    id: `q-${index}`,
    question: `Question n${index}?`,
    answer: 'An answer.',
  }));
  render(<FaqsSection content={{ ...faqs, items }} position={7} />);
}

const field = () => screen.queryByLabelText(faqs.filter.label) as HTMLInputElement | null;
const shown = () =>
  [...document.querySelectorAll('details')].filter(({ hidden }) => !hidden).map(({ id }) => id);

function search(query: string) {
  fireEvent.input(field() as HTMLInputElement, { target: { value: query } });
}

it('has no filter for twelve questions', () => {
  show(12);
  expect(field()).toBeNull();
});

it('has one for thirteen, which says how many it found', () => {
  show(13);
  search('n1');
  expect(shown()).toEqual(['faq-q-1', 'faq-q-10', 'faq-q-11', 'faq-q-12']);
  expect(screen.getByText('4 of 13 questions')).toHaveRole('status');
  search('');
  expect(shown()).toHaveLength(13);
});

it('says so where nothing is found', () => {
  show(13);
  search('zebra');
  expect(shown()).toEqual([]);
  expect(screen.getByText(faqs.filter.none)).toBeInTheDocument();
});

it('ends a search that hides the question a link leads to', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  // The browser tells a moment later of what was opened.
  const told = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  show(13);
  await told();
  search('n3');
  const target = document.getElementById('faq-q-5') as HTMLDetailsElement;
  target.open = true;
  await told();
  expect(shown()).toHaveLength(13);
  expect(field()).toHaveValue('');
  expect(target.querySelector('summary')).toHaveFocus();
  expect(target.scrollIntoView).toHaveBeenCalled();
});
