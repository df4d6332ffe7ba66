import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { accessDesk } from '@/content/access-desk';
import { AccessDesk } from './access-desk';

const steps = [
  { id: 'receipt', title: 'Receipt', text: 'Look for it.' },
  { id: 'chart', title: 'Chart', text: 'Open it.' },
];
const desk = (
  <AccessDesk
    words={accessDesk}
    stepsTitle="Steps"
    steps={steps}
    refundDays={7}
    supportEmail="help@mail.example"
    reference=""
  />
);

afterEach(() => {
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

it('keeps what the visitor ticked and typed before this code ran', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(desk);
  const fields = () => [...root.querySelectorAll('input')];
  const [receipt, chart, username] = fields() as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ];
  chart.checked = true;
  username.value = 'Pilot';
  const mounted = await act(async () => hydrateRoot(root, desk));
  expect([receipt.checked, chart.checked, username.value]).toEqual([false, true, 'Pilot']);
  // Only once: what is taken away again stays away.
  fireEvent.click(chart);
  expect(chart.checked).toBe(false);
  act(() => mounted.unmount());
});

it('leads from a trouble to a message about it', () => {
  render(desk);
  const [, , { title }] = accessDesk.troubles.items as [object, object, { title: string }];
  fireEvent.click(screen.getAllByText(accessDesk.troubles.write)[2] as Element);
  const topic = screen.getByLabelText(accessDesk.message.topic);
  expect(topic).toHaveFocus();
  expect(topic).toHaveValue(title);
});
