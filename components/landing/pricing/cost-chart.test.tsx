import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import { CostChart } from './cost-chart';

const { title, intro, ...costWords } = content.planCosts;
const words = { ...costWords, start: 7 };
const prices = [
  { id: 'monthly', title: 'Monthly', amount: 1499, months: 1 },
  { id: 'half', title: '6-Month', amount: 6999, months: 6 },
];
const money = { locale: 'en', currency: 'USD' };
const props = { id: 'costs', lead: { title, intro }, tier: null, prices, money, words };
const chart = <CostChart {...props} />;

const answer = () => screen.getByRole('status');
const slider = () => screen.getByLabelText<HTMLInputElement>(words.question);
const result = (plan: string, total: string) => fill(words.result, { plan, total });

it('answers for the months that are chosen: in words, in the table, on the ruler and at the crosshair', () => {
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
  expect(document.querySelector('rect + text')).toHaveTextContent('$69.99');
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

it('counts what the slider stood at before the script came', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(chart);
  expect(answer()).toHaveTextContent(result('Monthly', '$104.93'));
  slider().value = '6';
  const page = await act(async () => hydrateRoot(root, chart));
  expect(answer()).toHaveTextContent(result('6-Month', '$69.99'));
  act(() => page.unmount());
  root.remove();
});
