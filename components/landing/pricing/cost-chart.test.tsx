import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import { CostChart } from './cost-chart';

const words = { ...content.pricing.costs, start: 7 };
const prices = [
  { id: 'monthly', title: 'Monthly', amount: 1499, months: 1 },
  { id: 'half', title: '6-Month', amount: 6999, months: 6 },
];
const money = { locale: 'en', currency: 'USD' };
const chart = <CostChart prices={prices} money={money} words={words} />;

const answer = () => screen.getByRole('status');
const slider = () => screen.getByLabelText<HTMLInputElement>(words.question);
const result = (plan: string, total: string) => fill(words.result, { plan, total });

it('answers for the months that are chosen: in words, in the table and in the list of ranges', () => {
  render(chart);
  expect(answer()).toHaveTextContent(result('Monthly', '$104.93'));
  fireEvent.input(slider(), { target: { value: '6' } });
  expect(answer()).toHaveTextContent(result('6-Month', '$69.99'));
  expect(slider()).toHaveAttribute('aria-valuetext', '6 months');
  const rows = screen.getAllByRole('row').slice(0, 2);
  expect(rows.map((row) => [row.dataset.least, row.lastElementChild?.textContent])).toEqual([
    ['false', '$89.94'],
    ['true', '$69.99'],
  ]);
  for (const [months, range] of [
    ['4', 'Monthly 1–4'],
    ['5', '6-Month 5–6'],
    ['6', '6-Month 5–6'],
  ] as const) {
    fireEvent.input(slider(), { target: { value: months } });
    const now = [...document.querySelectorAll('[data-now="true"]')];
    expect(now.map(({ textContent }) => textContent)).toEqual([range]);
  }
});

it('draws a line for each plan, and the lowest of them over all', () => {
  render(chart);
  const heights = [...document.querySelectorAll('.cost-plot path')]
    .slice(1)
    .map((path) => [...(path.getAttribute('d') ?? '').matchAll(/(?:M0 |V)(\d+)h1/g)])
    .map((steps) => steps.map(([, y]) => Number(y)));
  const top = (heights[0]?.[0] ?? 0) + 1499;
  const totals = (amount: number, months: number) =>
    Array.from({ length: 24 }, (_, month) => top - amount * Math.ceil((month + 1) / months));
  const [monthly, half] = [totals(1499, 1), totals(6999, 6)];
  // Heights are measured from the top.
  const lowest = monthly.map((height, month) => Math.max(height, half[month] ?? 0));
  expect(heights).toEqual([monthly, half, lowest]);
});

it('has its slider only where a script follows it', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(chart);
  expect(root.querySelector('input')).toBeNull();
  expect(root.querySelector('[role="status"]')).toHaveTextContent(result('Monthly', '$104.93'));
});
