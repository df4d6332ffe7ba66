/** Texts around the plans. Names in {braces} are filled with figures that are computed from 'plans.ts'. */
import type { Pricing } from '@/content/schemas/plans';

export const pricing: Pricing = {
  label: 'Pricing',
  title: 'One suite. Three plans.',
  intro:
    'Every plan includes all three indicators. Longer plans cost less per month and add priority support.',
  popular: { text: 'POPULAR', sampleLabel: 'Sample', provenance: { status: 'stated' } },
  leaves: '(opens a {paymentProcessor} payment page)',
  perMonthRow: 'Per month',
  feature: 'What you get',
  included: 'Yes',
  missing: 'No',
  unavailable: 'You can’t buy this plan online at the moment. Email {supportEmail} and we’ll help.',
  sample: {
    text: 'This is a sample site. Nothing will be charged.',
    link: { name: 'Preview the page after checkout', href: '/payment-success' },
  },
  everyPlan: 'How it works on every plan',
  methods: {
    when: 'Today',
    title: 'Check out with {paymentProcessor}',
    text: 'Enter the username you use on {platform}.',
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
    title: 'Add them to your chart',
    text: 'Access usually takes minutes. We email you when it’s ready.',
  },
  guarantee: {
    when: 'For {refundDays} days after payment',
    until: 'Until {until}',
    title: '{refundDays}-day money-back guarantee',
    text: 'Email us for a full refund. Your statutory rights aren’t affected.',
  },
  flexible: {
    when: 'Whenever you like',
    title: 'Cancel anytime, online',
    text: 'Cancel in the member area and keep access until the end of the billing period.',
  },
  // Of each plan.
  card: {
    choose: 'Choose {plan}',
    once: 'once',
    units: {
      month: { per: 'per month', every: 'every month', billed: 'billed monthly', brief: 'a month' },
      months: {
        per: 'per {count} months',
        every: 'every {count} months',
        billed: 'billed every {count} months',
        brief: 'for {count} months',
      },
      year: { per: 'per year', every: 'every year', billed: 'billed yearly', brief: 'a year' },
    },
    comparedWith: '{count} × {price} {billed}',
    comparedSpoken: 'Compared with {compared}:',
    saving: 'Save {amount} ({about} {percent}%)',
    about: 'about',
    perMonth: '{about} {monthly} per month',
    baseline: 'No long-term commitment',
    onceNote: 'You pay once, and nothing renews',
    trial: '{length} free, then {priced}.',
    renews: 'Renews automatically at {price} {every}.',
    onceTerms: 'You pay {price} once. It does not renew.',
    cancel: 'Cancel online anytime.',
    nothingToCancel: 'There’s nothing to cancel.',
    refund: '{refundDays}-day refund.',
    currency: {
      taxIncluded: 'In {currency}, all taxes included.',
      taxAdded: 'In {currency}; tax may be added.',
    },
    inherits: 'Everything in {plan}, plus:',
    notIncluded: 'Not included',
  },
  // The answer to which plan is cheapest.
  costs: {
    title: 'Which plan is cheapest for you?',
    intro:
      'The bold line shows the lowest total at today’s prices. Plans are billed for whole periods.',
    ranges: 'Cheapest plan by months of use',
    question: 'I expect to use them for',
    start: 12,
    result: 'Cheapest plan: {plan}, {total}',
    totals: 'Totals for {length} of use',
    payments: '{count} × {price}',
  },
};
