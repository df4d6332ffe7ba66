import { plans } from '@/content/plans';
import { plansWith } from './plans-with';

const [some] = plans;
if (!some) throw new Error('no plan');
const plan = (title: string, ...included: string[]) => ({
  ...some,
  title,
  features: ['A', 'B'].map((text) => ({
    group: 'G',
    text,
    explanation: 'E.',
    included: included.includes(text),
  })),
});
const three = [plan('Short', 'A'), plan('Middle', 'A', 'B'), plan('Long', 'A', 'B')];

it.each([
  ['A', 'Short, Middle and Long'],
  ['B', 'Middle and Long'],
])('names the plans with %s', (feature, names) => {
  expect(plansWith(three, feature)).toBe(names);
});

it('names one plan alone', () => {
  expect(plansWith([plan('Short', 'A'), plan('Long')], 'A')).toBe('Short');
});

it('stops where no plan has it', () => {
  expect(() => plansWith(three, 'C')).toThrow('no plan includes "C" (content/plans.ts)');
});
