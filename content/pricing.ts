/** Words around the plans. Words in {braces} are filled with figures computed from 'plans.ts'. */

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
  choose: 'Choose {plan}',
  leaves: `(opens ${site.paymentProcessor}’s page)`,
  priced: '{price} {period}',
  once: 'once',
  free: 'Free',
  units: {
    day: {
      per: '{count:per day|per {count} days}',
      every: '{count:every day|every {count} days}',
      billed: '{count:billed daily|billed every {count} days}',
      length: '{count:{count} day|{count} days}',
    },
    week: {
      per: '{count:per week|per {count} weeks}',
      every: '{count:every week|every {count} weeks}',
      billed: '{count:billed weekly|billed every {count} weeks}',
      length: '{count:{count} week|{count} weeks}',
    },
    month: {
      per: '{count:per month|per {count} months}',
      every: '{count:every month|every {count} months}',
      billed: '{count:billed monthly|billed every {count} months}',
      length: '{count:{count} month|{count} months}',
    },
    year: {
      per: '{count:per year|per {count} years}',
      every: '{count:every year|every {count} years}',
      billed: '{count:billed yearly|billed every {count} years}',
      length: '{count:{count} year|{count} years}',
    },
  },
  comparedWith: '{count} × {price} {billed}',
  comparedSpoken: 'Compared with {compared}:',
  saving: 'Save {amount} ({about} {percent}%)',
  about: 'about',
  perMonth: '{about} {monthly} per month',
  perMonthRow: 'Per month',
  baseline: 'The shortest commitment',
  onceNote: 'One payment, and none after it',
  freeNote: 'Nothing to pay',
  trial: '{length} free, then {priced}.',
  renews: 'Renews automatically at {price} {every}.',
  ends: 'Does not renew: nothing more is charged, and access ends after {length}.',
  onceTerms: 'You pay {price} once. It does not renew.',
  freeTerms: 'Nothing is charged.',
  cancel: 'Cancel online anytime.',
  nothingToCancel: 'There is nothing to cancel.',
  refund: `${site.refundDays}-day refund.`,
  currency: '{Currency}{taxIncluded?, all taxes included.|; tax may be added.}',
  feature: 'What you get',
  included: 'Yes',
  missing: 'No',
  inherits: 'Everything in {plan}, and',
  notIncluded: 'Not included',
  unavailable: `This plan cannot be bought online at the moment. Write to ${site.supportEmail} and we will help.`,
  sample: {
    text: 'Sample site: no payment page answers here.',
    link: { name: 'See what follows', href: routes.paymentSuccess.path },
  },
  everyPlan:
    '{freePlans?{planCount:What follows|On every paid plan}|{planCount:What follows|On every plan}}',
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
};
