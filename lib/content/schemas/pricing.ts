import { z } from 'zod';
import {
  brandMark,
  fields,
  heading,
  internalHref,
  listOf,
  slug,
  template,
  text,
  texts,
  wholeNumber,
} from '@/lib/content/fields';
import { MAX_MONTHS } from '@/lib/plans/figures';
import { provenanceSchema } from './proof';

/** `when` stands above it. The first names who takes the payment. */
const step = { when: text(40), title: text(), text: text() };

/** How a period is printed: beside the price, in the renewal, in the comparison. */
const unit = (required: 'count'[] = []) =>
  z.strictObject(fields(template(required), 'per', 'every', 'billed'));

/** Of each plan. `{braces}` are filled with its figures. */
const card = z.strictObject({
  choose: template(['plan']),
  /** Instead of the period, for a plan that is paid once. */
  once: text(20),
  units: z.strictObject({ month: unit(), months: unit(['count']), year: unit() }),
  comparedWith: template(['count', 'price', 'billed']),
  /** Read out for the struck price. */
  comparedSpoken: template(['compared']),
  /** `{about}` is filled where rounding went up. */
  saving: template(['amount', 'about', 'percent']),
  about: text(20),
  /** `{about}` is filled where the sum was rounded. */
  perMonth: template(['about', 'monthly']),
  /** Instead of the comparison on the plan that others are compared with, and on one that is paid once. */
  ...texts('baseline', 'onceNote'),
  /** Before it, for a plan that begins with free days. */
  trial: template(['length', 'priced']),
  renews: template(['price', 'every']),
  /** Instead of it, for a plan that is paid once. */
  onceTerms: template(['price']),
  cancel: text(),
  /** Instead of it, for a plan that is paid once. */
  nothingToCancel: text(),
  refund: text(),
  /** The currency, and whether tax comes on top. */
  currency: z.strictObject(texts('taxIncluded', 'taxAdded')),
  /** Before what a plan adds to all that the one before it has; and before what it lacks. */
  inherits: template(['plan']),
  notIncluded: text(30),
});

/** The sums over months of use. `{braces}` are filled with derived figures. */
const costs = z.strictObject({
  title: text(),
  intro: text(),
  /** Name of the list of which plan costs least when. */
  ranges: text(),
  /** Name of the slider, before its months. */
  question: text(),
  /** Months that it is set to at first; the page without JavaScript shows their totals. */
  start: wholeNumber(1, MAX_MONTHS),
  result: template(['plan', 'total']),
  /** Name of the table. */
  totals: template(['length']),
  payments: template(['count', 'price']),
});

/** Words around the plans. */
export const pricingSchema = z.strictObject({
  ...heading,
  popular: z.strictObject({
    text: text(20),
    /** Said beside it while it is made up. */
    sampleLabel: text(20),
    provenance: provenanceSchema,
  }),
  card,
  costs,
  /** Said to screen readers after the button's name. */
  leaves: text(),
  /** Name of the row with the prices per month. */
  perMonthRow: text(30),
  /** Names the column of features; and what is read out where a plan has one, and where not. */
  feature: text(40),
  ...texts('included', 'missing'),
  /** Shown in a card whose plan has no payment link. */
  unavailable: text(),
  /** Shown while a payment link leads to a host that is kept for examples, with the way on that a payment would open. */
  sample: z.strictObject({
    /** Above the plans, and in each card where they stand below each other and that line is out of sight. */
    text: text(),
    link: z.strictObject({ name: text(), href: internalHref }),
  }),
  /** Name of the steps that follow a payment, in the order of time. */
  everyPlan: text(40),
  methods: z.strictObject({
    ...step,
    /** The marks of what is taken; each is named by its picture. */
    items: listOf(
      z.strictObject({
        id: slug,
        name: text(30),
        icon: brandMark,
      }),
      1,
    ),
  }),
  ...fields(z.strictObject(step), 'access', 'flexible'),
  guarantee: z.strictObject({
    ...step,
    /** Instead of `when` once the visitor's calendar is known, for a payment of today, which is the first of the steps. */
    until: template(['until']),
  }),
});
export type Pricing = z.infer<typeof pricingSchema>;
