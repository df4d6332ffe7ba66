import { fireEvent, render, screen } from '@testing-library/react';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import { CostChart } from './cost-chart';

const texts = { ...content.pricing.costs, start: 6 };
const prices = [
  { id: 'monthly', title: 'Monthly', amount: 1499, months: 1 },
  { id: 'half', title: '6-Month', amount: 6999, months: 6 },
];
const money = { locale: 'en', currency: 'USD' };
const chart = <CostChart prices={prices} money={money} texts={texts} />;

const answer = (plan: string, total: string, months: string) =>
  fill(texts.result, { plan, total }) + fill(texts.range, { plan, months });

it('shows the result, the totals, and the months at the handle', () => {
  render(chart);
  const slider = screen.getByLabelText(texts.question);
  const status = screen.getByRole('status');
  const handle = () => document.querySelector('.cost-handle')?.textContent;
  expect(status).toHaveTextContent(answer('6-Month', '$69.99', '5–6'));
  fireEvent.click(screen.getByRole('button', { name: texts.more }));
  expect(status).toHaveTextContent(answer('Monthly', '$104.93', '7–9'));
  expect(slider).toHaveAttribute('aria-valuetext', '7 months');
  expect(handle()).toContain('7');
  fireEvent.input(slider, { target: { value: '1' } });
  fireEvent.click(screen.getByRole('button', { name: texts.less }));
  expect(status).toHaveTextContent(answer('Monthly', '$14.99', '1–4'));
  const rows = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(rows).toEqual(['$14.99', '$69.99']);
  const points = [...document.querySelectorAll('circle')].map((point) => point.getAttribute('cy'));
  // The top is 5% above 24 payments of $14.99.
  expect(points).toEqual(['96%', '81.5%']);
});

it('draws a line per plan, then a line for the lowest total', () => {
  render(chart);
  const heights = [...document.querySelectorAll('.cost-plot path')]
    .slice(1)
    .map((path) => [...(path.getAttribute('d') ?? '').matchAll(/(?:M0 |V)(\d+)h1/g)])
    .map((steps) => steps.map(([, y]) => Number(y)));
  const top = (heights[0]?.[0] ?? 0) + 1499;
  const totals = (amount: number, months: number) =>
    Array.from({ length: 24 }, (_, month) => top - amount * Math.ceil((month + 1) / months));
  const [monthly, half] = [totals(1499, 1), totals(6999, 6)];
  // In SVG, a larger y is lower.
  const lowest = monthly.map((height, month) => Math.max(height, half[month] ?? 0));
  expect(heights).toEqual([monthly, half, lowest]);
});
