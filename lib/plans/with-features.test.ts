import { withFeatures } from './with-features';

const plan = (id: string, months: number) => ({
  id,
  title: id,
  price: 10 * months,
  months,
  period: 'per month',
  renewal: null,
  popular: false,
  paymentLink: null,
});
const plans = [plan('short', 1), plan('long', 12)];
const row = { group: 'Help', text: 'Support', explanation: 'A person answers.' };

it('gives each plan every row, included or not', () => {
  const [short, long] = withFeatures([{ ...row, plans: ['long'] }], plans);
  expect(short?.features).toEqual([{ ...row, included: false }]);
  expect(long?.features).toEqual([{ ...row, included: true }]);
});

it('names the known plans where a row names another', () => {
  expect(() => withFeatures([{ ...row, plans: ['short', 'lnog'] }], plans)).toThrow(
    'rows[0].plans: expected ids of plans: short, long, got "lnog"',
  );
});
