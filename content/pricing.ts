/** The build or a component replaces names in {braces}. A text in several variants depends on your plans. */

import type { Pricing } from '@/components/landing/pricing/schema';
import type { Wording } from '@/lib/schemas/placeholders';
import type { PlanFeatureRow } from '@/lib/schemas/plans';

export const pricing: Wording<Pricing> = {
  sample: true,
  label: 'Pricing',
  title: '{Plans}',
  intro: {
    onePlan: '{AllIndicators}, every update and email support.',
    onePaidPlan: '{AllIndicators} in the paid plan.',
    free: '{AllIndicators} in every paid plan.',
    'no savings': '{AllIndicators} in every plan.',
    priority:
      '{AllIndicators} in every plan. Longer plans cost less per month and add priority support.',
    other: '{AllIndicators} in every plan. Longer plans cost less per month.',
  },
  popular: { text: 'POPULAR', sampleLabel: 'Sample', provenance: { status: 'stated' } },
  leaves: '(opens a {paymentProcessor} payment page)',
  leavesToSignUp: '(opens the page to sign up)',
  notIncluded: 'Not included:',
  unavailable: 'You can’t buy this plan online at the moment. Email {supportEmail} and we’ll help.',
  sampleNote: {
    text: 'On this sample site, nothing is charged.',
    link: { name: 'Preview the thank-you page', href: '/payment-success' },
  },
  everyPlan: {
    onePaidPlan: 'How it works',
    free: 'How it works on every paid plan',
    other: 'How it works on every plan',
  },
  methods: {
    when: 'Today',
    title: 'Check out with {paymentProcessor}',
    text: 'Give your {platform} username.',
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
    text: 'We email you when your access is ready, usually within minutes.',
  },
  guarantee: {
    when: 'For {refundDays} days after the first payment',
    until: { trials: 'Until {until}, if you pay today', other: 'Until {until}' },
    title: '{refundDays}-day money-back guarantee',
    text: 'Email us. Your legal rights aren’t affected.',
  },
  flexible: {
    when: 'Whenever you like',
    title: 'Cancel anytime, online',
    text: {
      lifetime: 'If your plan renews, you keep access until the end of the billing period.',
      other: 'You keep access until the end of the billing period.',
    },
  },
  card: {
    choose: 'Choose {plan}',
    once: 'once',
    free: 'Free',
    signUp: 'Sign up',
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
    freeTerms: 'You pay nothing, and it never turns into a paid plan by itself.',
    onceNote: 'You pay once, and nothing renews',
    trial: '{length} free, then {priced}.',
    renews: 'Renews at {price} {every}.',
    onceTerms: 'You pay {price} once. It does not renew.',
    cancel: 'Cancel online.',
    nothingToCancel: 'There’s nothing to cancel.',
    refund: '{refundDays}-day refund.',
    currency: {
      taxIncluded: 'In {currency}, all taxes included.',
      taxAdded: 'In {currency}; tax may be added.',
    },
    inherits: 'Everything in {plan}, plus:',
  },
  costs: {
    title: 'Which plan is cheapest for you?',
    intro: {
      trials: 'Whole periods; you can change plans after each. Free days aren’t counted.',
      onePlan: 'Whole periods.',
      other: 'Whole periods; you can change plans after each.',
    },
    question: 'Drag to the number of months you expect to use it.',
    less: 'One month less',
    more: 'One month more',
    start: 12,
    result: 'Cheapest: {mix}, {total}',
    sequence: '{first}, then {next}',
    totals: 'On one plan for {length}',
    payments: '{count} × {price}',
  },
};

/**
 * Rows of the comparison. `all` paid plans have it, or the `longer` ones (all but the first), or the `longest`; or list
 * plan ids. A single plan has all.
 */
export const planFeatures: Wording<PlanFeatureRow[]> = [
  { text: 'All premium indicators', plans: 'all' },
  { text: 'Every indicator update', plans: 'all' },
  { text: 'Basic email support', explanation: 'Replies within {basicReply}', plans: 'all' },
  {
    when: 'priority',
    text: 'Priority support',
    explanation: 'Replies within {priorityReply}',
    plans: 'longer',
  },
  { text: 'Documentation with strategies', plans: 'longer' },
  { text: 'Strategy sharing platform', plans: 'longest' },
  { text: 'Suggestions for indicator updates', plans: 'longest' },
  { text: 'Votes on upcoming features', plans: 'longest' },
  { text: 'Early access to new releases', plans: 'longest' },
];
