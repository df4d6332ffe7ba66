import { act, fireEvent, render, screen } from '@testing-library/react';
import { FaqsSection } from './faqs-section';

const words = {
  label: 'FAQs',
  title: 'Questions',
  filter: { label: 'Search', found: '{count} of {all}', none: 'Nothing' },
  copy: { name: 'Address', clipboard: 'In the clipboard', bar: 'In the address bar' },
};
const some = [
  {
    id: 'refund',
    group: 'Money',
    question: 'Can I have my money back?',
    answer: 'Write to [our address](mailto:help@site.example).',
  },
  { id: 'cafe', group: 'Other', question: 'Is there a café?', answer: 'No, we’re online.' },
  {
    id: 'devices',
    group: 'Other',
    question: 'More than one device?',
    answer: 'One MONEY, many devices.',
  },
];

/** The section with `some` questions, filled up to so many with others that no search here finds. */
function show(count: number) {
  const others = Array.from({ length: count - some.length }, (_, index) => ({
    id: `q-${index}`,
    group: 'Other',
    question: `q${index}`,
    answer: 'Ok.',
  }));
  render(
    <FaqsSection
      content={{ ...words, items: [...some, ...others] }}
      position={7}
      ground="night"
      locale="en"
      platform={null}
    />,
  );
}

const field = () => screen.queryByLabelText('Search') as HTMLInputElement | null;
const shown = () =>
  [...document.querySelectorAll('details')].filter(({ hidden }) => !hidden).map(({ id }) => id);

function search(query: string) {
  fireEvent.input(field() as HTMLInputElement, { target: { value: query } });
}

describe('the filter', () => {
  it('is there for more than twelve questions', () => {
    show(12);
    expect(field()).toBeNull();
    show(13);
    expect(field()).toBeInTheDocument();
  });

  it.each([
    ['money', ['refund', 'devices']],
    ['MONEY back', ['refund']],
    ['back money', ['refund']],
    [' devic ', ['devices']],
    ['cafe', ['cafe']],
    ['CAFÉ', ['cafe']],
    ["we're", ['cafe']],
    ['address', ['refund']],
    ['mailto', []],
    ['money café', []],
    ['.*', []],
  ])('finds by "%s", and says how many', (query, ids) => {
    show(13);
    search(query);
    expect(shown()).toEqual(ids.map((id) => `faq-${id}`));
    expect(screen.getByText(ids.length > 0 ? `${ids.length} of 13` : 'Nothing')).toHaveRole(
      'status',
    );
    for (const heading of document.querySelectorAll('h3'))
      expect(heading.parentElement?.hidden).toBe(
        heading.parentElement?.querySelector('details:not([hidden])') === null,
      );
    search('   ');
    expect(shown()).toHaveLength(13);
    expect(screen.queryByText(/of 13|Nothing/)).toBeNull();
  });

  it('ends a search that hides the question a link leads to', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    // The browser tells a moment later of what was opened.
    const told = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    show(13);
    await told();
    search('money');
    const target = document.getElementById('faq-cafe') as HTMLDetailsElement;
    target.open = true;
    await told();
    expect(shown()).toHaveLength(13);
    expect(field()).toHaveValue('');
    expect(target.querySelector('summary')).toHaveFocus();
    expect(target.scrollIntoView).toHaveBeenCalled();
  });
});

describe('the address of an answer', () => {
  /** Clicks the link of the first answer. @returns whether the browser was kept from following it */
  async function click(writeText: () => Promise<void>, options = {}): Promise<boolean> {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    window.history.replaceState(null, '', '/?ref=mail');
    show(3);
    let isTaken = false;
    // Last in line; jsdom cannot follow a link and would say so.
    const last = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', last, { once: true });
    await act(async () => {
      fireEvent.click(screen.getAllByRole('link', { name: 'Address' })[0] as Element, options);
    });
    return isTaken;
  }

  it('is copied, without the query of the page', async () => {
    const writeText = jest.fn(async () => undefined);
    expect(await click(writeText)).toBe(true);
    expect(writeText).toHaveBeenCalledWith('http://localhost/#faq-refund');
    expect(screen.getByText('In the clipboard')).toHaveRole('status');
    expect(window.location.hash).toBe('');
  });

  it('is put into the address bar where the clipboard is closed', async () => {
    expect(await click(() => Promise.reject(new Error('NotAllowedError')))).toBe(true);
    expect(window.location.hash).toBe('#faq-refund');
    expect(screen.getByText('In the address bar')).toHaveRole('status');
  });

  it('is left to a click that is not plain', async () => {
    const writeText = jest.fn();
    expect(await click(writeText, { shiftKey: true })).toBe(false);
    expect(writeText).not.toHaveBeenCalled();
  });
});
