import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import { CostTool } from './plan-tools';

const answer = () => screen.getByRole('status');
function type(label: string, value: string): HTMLInputElement {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.input(field, { target: { value } });
  return field;
}

describe('CostTool', () => {
  const words = { ...content.planCosts.tool, start: 7 };
  const prices = [
    { id: 'monthly', title: 'Monthly', cents: 1499, months: 1 },
    { id: 'half', title: '6-Month', cents: 6999, months: 6 },
  ];
  const tool = <CostTool prices={prices} words={words} />;
  const result = (length: string, plan: string, total: string) =>
    fill(words.result, { length, plan, total });

  it('answers for the months that are typed, and marks the cheapest plan', () => {
    render(tool);
    expect(answer()).toHaveTextContent(result('7 months', 'Monthly', '$104.93'));
    type(words.question, '06');
    expect(answer()).toHaveTextContent(result('6 months', '6-Month', '$69.99'));
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => [row.dataset.least, row.lastElementChild?.textContent])).toEqual([
      ['false', '$89.94'],
      ['true', '$69.99'],
    ]);
  });

  it('counts what stood in the field before the script came', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(tool);
    expect(answer()).toHaveTextContent(result('7 months', 'Monthly', '$104.93'));
    screen.getByLabelText<HTMLInputElement>(words.question).value = '6';
    const page = await act(async () => hydrateRoot(root, tool));
    expect(answer()).toHaveTextContent(result('6 months', '6-Month', '$69.99'));
    act(() => page.unmount());
    root.remove();
  });
});
