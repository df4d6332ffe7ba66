/** Words around the plans. Words in {braces} are filled with figures that are computed from 'plans.ts'. */

import { routes } from '@/content/routes';
import { service } from '@/content/service';
import { site } from '@/content/site';
import type { Pricing } from '@/lib/content/schemas/pricing';

export const pricing: Pricing = {
  label: 'Pricing',
  title: 'One suite. {PlanCount} {planCount:plan|plans}.',
  intro:
    '{planCount:The plan|Every plan} has {indicatorCount:the indicator|all {indicatorCount} indicators}.{longerCostLess? Longer ones cost less per month{plansDiffer?; some add {plansWith Vote on upcoming features?help and a say|more}}.|{plansDiffer? Some add {plansWith Vote on upcoming features?help and a say|more}.}}',
  popular: { text: 'POPULAR', sampleLabel: 'Sample', provenance: { status: 'stated' } },
  leaves: `(opens ${site.paymentProcessor}’s page)`,
  perMonthRow: 'Per month',
  feature: 'What you get',
  included: 'Yes',
  missing: 'No',
  unavailable: `This plan cannot be bought online at the moment. Write to ${site.supportEmail} and we will help.`,
  sample: {
    text: 'Sample site: no payment page answers here.',
    link: { name: 'See what follows', href: routes.paymentSuccess.path },
  },
  everyPlan: '{planCount:What follows|On every plan}',
  methods: {
    when: 'Today',
    title: `Check out on ${site.paymentProcessor}’s page`,
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
    when: `Within ${service.accessHours} hours`,
    title: 'Put the {indicatorCount:tool|tools} on a chart',
    text: 'It usually takes minutes.',
  },
  guarantee: {
    when: `For ${site.refundDays} days after payment`,
    until: '{trials?Paid today: until {until}|Until {until}}',
    title: `${site.refundDays}-day money-back guarantee`,
    text: 'Write to us, and the full amount goes back. Your legal rights stay.',
  },
  flexible: {
    when: '{paidOnce?While a plan renews|For as long as you like}',
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
    refund: `${site.refundDays}-day refund.`,
    currency: '{Currency}{taxIncluded?, all taxes included.|; tax may be added.}',
    inherits: 'Everything in {plan}, and',
    notIncluded: 'Not included',
  },
  // The answer to which plan costs least.
  costs: {
    title: 'Which plan costs least for you?',
    intro:
      'You pay whole periods, used up or not. The bold line is the lowest, at today’s prices, {taxIncluded?taxes included|before any tax}.',
    ranges: 'Months of use, and the plan that costs least',
    question: 'I expect to use it for',
    start: 12,
    result: '{plan} costs least: {total}',
    totals: 'Totals for {length} of use',
    payments: '{count} × {price}',
  },
};
