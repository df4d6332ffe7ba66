import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import { CostTool, PlatformTool } from './plan-tools';

const answer = () => screen.getByRole('status');
/** Types into a field as if it took any text: what is read must not rest on browsers that hand out numbers alone. */
function type(label: string, value: string): HTMLInputElement {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  field.type = 'text';
  fireEvent.input(field, { target: { value } });
  return field;
}

describe('CostTool', () => {
  const words = { ...content.planCosts.tool, start: 7 };
  const prices = [
    { id: 'monthly', title: 'Monthly', cents: 1499, months: 1 },
    { id: 'half', title: '6-Month', cents: 6999, months: 6 },
  ];
  const result = (length: string, plan: string, total: string) =>
    fill(words.result, { length, plan, total });
  const show = () => render(<CostTool prices={prices} words={words} />);

  it('answers for the months it starts with, and marks the cheapest plan', () => {
    show();
    expect(answer()).toHaveTextContent(result('7 months', 'Monthly', '$104.93'));
    const [monthly, half] = screen.getAllByRole('row').slice(1);
    expect(monthly).toHaveAttribute('data-least', 'true');
    expect(half).toHaveAttribute('data-least', 'false');
    expect(half).toHaveTextContent('$139.98');
  });

  it.each([
    ['1', '1 month', 'Monthly', '$14.99'],
    [' 6 ', '6 months', '6-Month', '$69.99'],
    ['06', '6 months', '6-Month', '$69.99'],
    ['60', '60 months', '6-Month', '$699.90'],
  ])('answers for "%s"', (typed, length, plan, total) => {
    show();
    type(words.question, typed);
    expect(answer()).toHaveTextContent(result(length, plan, total));
  });

  it('counts what stood in the field before the script came', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    const tool = <CostTool prices={prices} words={words} />;
    root.innerHTML = renderToString(tool);
    expect(answer()).toHaveTextContent(result('7 months', 'Monthly', '$104.93'));
    screen.getByLabelText<HTMLInputElement>(words.question).value = '6';
    const page = await act(async () => hydrateRoot(root, tool));
    expect(answer()).toHaveTextContent(result('6 months', '6-Month', '$69.99'));
    act(() => page.unmount());
    root.remove();
  });
});

describe('PlatformTool', () => {
  const words = { ...content.platformPlans.tool, start: 0 };
  const plans = [
    { id: 'small', name: 'Small', perChart: 2 },
    { id: 'large', name: 'Large', perChart: 5 },
  ];
  const show = () => render(<PlatformTool plans={plans} own={3} words={words} />);
  const choose = (value: string) =>
    fireEvent.change(screen.getByLabelText(words.plan), { target: { value } });

  it('answers for a plan and a number of other indicators', () => {
    show();
    expect(answer()).toHaveTextContent(fill(words.none, { own: 3, limit: 2 }));
    choose('1');
    expect(answer()).toHaveTextContent(fill(words.fits, { used: 3, limit: 5 }));
    type(words.others, '4');
    expect(answer()).toHaveTextContent(fill(words.drop, { count: 2 }));
  });

  it.each(['', ' ', '-3', '+3', '1.5', '1,5', '1e1', 'six', '100', '99999999999'])(
    'says that "%s" is no number of indicators, and takes the next that is one',
    (typed) => {
      show();
      choose('1');
      const field = type(words.others, typed);
      expect(answer()).toHaveTextContent(fill(words.invalid, { most: 99 }));
      expect(field).toHaveAttribute('aria-invalid', 'true');
      type(words.others, '2');
      expect(answer()).toHaveTextContent(fill(words.fits, { used: 5, limit: 5 }));
    },
  );
});
