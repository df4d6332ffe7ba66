import { MalformedOrder, parseOrder } from './order';

const plans = [
  { id: 'monthly', title: 'Monthly Plan' },
  { id: 'annual', title: 'Annual Plan' },
];

it.each(['paid', 'pending', 'failed', 'refunded'])('reads the state %s', (state) => {
  expect(parseOrder({ plan: 'annual', state }, plans)).toEqual({ plan: 'Annual Plan', state });
});

it('passes on nothing else', () => {
  const answer = { plan: 'monthly', state: 'paid', email: 'someone@mail.example' };
  expect(parseOrder(answer, plans)).toEqual({ plan: 'Monthly Plan', state: 'paid' });
});

it.each([
  null,
  undefined,
  'paid',
  42,
  [],
  {},
  { plan: 'annual' },
  { state: 'paid' },
  { plan: 'annual', state: 'PAID' },
  { plan: 'annual', state: 'toString' },
  { plan: 'annual', state: ['paid'] },
  { plan: 'unknown', state: 'paid' },
  { plan: '<b>annual</b>', state: 'paid' },
  { plan: 'x'.repeat(100_000), state: 'paid' },
  { plan: { id: 'annual' }, state: 'paid' },
])('refuses %#', (answer) => {
  expect(() => parseOrder(answer, plans)).toThrow(MalformedOrder);
});

it('never quotes the answer in its error', () => {
  expect(() => parseOrder({ plan: 'secret', state: 'paid' }, plans)).toThrow(/^an unknown plan$/);
});
