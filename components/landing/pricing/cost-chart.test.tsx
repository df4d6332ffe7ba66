import { fireEvent, render, screen } from '@testing-library/react';
import { content } from '@/lib/content/content';
import { cheapestMixes } from '@/lib/plans/figures';
import { fill } from '@/lib/text/fill';
import { CostChart } from './cost-chart';

const texts = { ...content.pricing.costs, start: 6 };
const prices = [
  { id: 'monthly', title: 'Monthly', amount: 1499, months: 1 },
  { id: 'half', title: '6-Month', amount: 6999, months: 6 },
];
const money = { locale: 'en', currency: 'USD' };
const chart = <CostChart prices={prices} money={money} texts={texts} />;

const answer = (plans: string[], total: string, payments: string[]) => {
  const joined = (parts: string[]) =>
    parts.reduce((first, next) => fill(texts.sequence, { first, next }));
  return fill(texts.result, { mix: joined(plans), total }) + joined(payments);
};

it('shows the cheapest mix, the totals of each plan, and the months at the handle', () => {
  render(chart);
  const slider = screen.getByLabelText(texts.question);
  const status = screen.getByRole('status');
  const handle = () => document.querySelector('.cost-handle')?.textContent;
  expect(status).toHaveTextContent(answer(['6-Month'], '$69.99', ['1 × $69.99']));
  fireEvent.click(screen.getByRole('button', { name: texts.more }));
  const both = ['6-Month', 'Monthly'];
  expect(status).toHaveTextContent(answer(both, '$84.98', ['1 × $69.99', '1 × $14.99']));
  expect(slider).toHaveAttribute('aria-valuetext', '7\u00a0months');
  expect(handle()).toContain('7');
  expect(document.querySelectorAll('tr[data-cheapest="true"]')).toHaveLength(0);
  fireEvent.input(slider, { target: { value: '1' } });
  fireEvent.click(screen.getByRole('button', { name: texts.less }));
  expect(status).toHaveTextContent(answer(['Monthly'], '$14.99', ['1 × $14.99']));
  const rows = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(rows).toEqual(['$14.99', '$69.99']);
  const points = [...document.querySelectorAll('circle')].map((point) => point.getAttribute('cy'));
  // The top is 5% above 36 payments of $14.99. The cheapest comes last, on top of the others.
  expect(points).toEqual(['97.4%', '87.6%', '97.4%']);
});

it('draws a line per plan, then a line for the cheapest mix', () => {
  render(chart);
  const heights = [...document.querySelectorAll('.cost-plot path')]
    .slice(1)
    .map((path) => [...(path.getAttribute('d') ?? '').matchAll(/(?:M0 |V)(\d+)h1/g)])
    .map((steps) => steps.map(([, y]) => Number(y)));
  const top = (heights[0]?.[0] ?? 0) + 1499;
  const totals = (amount: number, months: number) =>
    Array.from({ length: 36 }, (_, month) => top - amount * Math.ceil((month + 1) / months));
  const [monthly, half] = [totals(1499, 1), totals(6999, 6)];
  const cheapest = cheapestMixes(prices).map(({ total }) => top - total);
  expect(heights).toEqual([monthly, half, cheapest]);
  // In SVG, a larger y is lower.
  expect(cheapest[6]).toBeGreaterThan(Math.max(monthly[6] ?? 0, half[6] ?? 0));
});
