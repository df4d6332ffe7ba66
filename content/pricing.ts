/** Words around the plans. Words in {braces} are filled with figures that are computed from 'plans.ts'. */
import type { Pricing } from '@/lib/content/schemas/plans';

export const pricing: Pricing = {
  label: 'Pricing',
  title: 'One suite. Three plans.',
  intro:
    'Every plan has all three indicators. Longer ones cost less per month; some add help and a say.',
  popular: { text: 'POPULAR', sampleLabel: 'Sample', provenance: { status: 'stated' } },
  leaves: '(opens {paymentProcessor}’s page)',
  perMonthRow: 'Per month',
  feature: 'What you get',
  included: 'Yes',
  missing: 'No',
  unavailable:
    'This plan cannot be bought online at the moment. Write to {supportEmail} and we will help.',
  sample: {
    text: 'Sample site: nothing is charged and no payment page answers.',
    link: { name: 'See what follows', href: '/payment-success' },
  },
  everyPlan: 'On every plan',
  methods: {
    when: 'Today',
    title: 'Check out on {paymentProcessor}’s page',
    text: 'Give your platform username there.',
    items: [
      { id: 'visa', name: 'Visa', icon: 'visa' },
      { id: 'mastercard', name: 'Mastercard', icon: 'mastercard' },
      { id: 'american-express', name: 'American Express', icon: 'americanexpress' },
      { id: 'paypal', name: 'PayPal', icon: 'paypal' },
      { id: 'apple-pay', name: 'Apple Pay', icon: 'applepay' },
    ],
  },
  access: {
    when: 'Within {accessHours} hours',
    title: 'Put the tools on a chart',
    text: 'It usually takes minutes.',
  },
  guarantee: {
    when: 'For {refundDays} days after payment',
    until: 'Until {until}',
    title: '{refundDays}-day money-back guarantee',
    text: 'Write to us, and the full amount goes back. Your legal rights stay.',
  },
  flexible: {
    when: 'For as long as you like',
    title: 'Cancel anytime, online',
    text: 'In the member area. Access stays to the end of the billing period.',
  },
  // Of each plan.
  card: {
    choose: 'Choose {plan}',
    once: 'once',
    units: {
      month: { per: 'per month', every: 'every month', billed: 'billed monthly' },
      months: {
        per: 'per {count} months',
        every: 'every {count} months',
        billed: 'billed every {count} months',
      },
      year: { per: 'per year', every: 'every year', billed: 'billed yearly' },
    },
    comparedWith: '{count} × {price} {billed}',
    comparedSpoken: 'Compared with {compared}:',
    saving: 'Save {amount} ({about} {percent}%)',
    about: 'about',
    perMonth: '{about} {monthly} per month',
    baseline: 'The shortest commitment',
    onceNote: 'One payment, and none after it',
    trial: '{length} free, then {priced}.',
    renews: 'Renews automatically at {price} {every}.',
    onceTerms: 'You pay {price} once. It does not renew.',
    cancel: 'Cancel online anytime.',
    nothingToCancel: 'There is nothing to cancel.',
    refund: '{refundDays}-day refund.',
    currency: {
      taxIncluded: 'In {currency}, all taxes included.',
      taxAdded: 'In {currency}; tax may be added.',
    },
    inherits: 'Everything in {plan}, and',
    notIncluded: 'Not included',
  },
  // The answer to which plan costs least.
  costs: {
    title: 'Which plan costs least for you?',
    intro: 'You pay whole periods, used up or not. The bold line is the lowest, at today’s prices.',
    ranges: 'Months of use, and the plan that costs least',
    question: 'I expect to use it for',
    start: 12,
    result: '{plan} costs least: {total}',
    totals: 'Totals for {length} of use',
    payments: '{count} × {price}',
  },
};
