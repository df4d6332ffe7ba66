import { z } from 'zod';
import { MAX_MONTHS } from '@/lib/schemas/billing';
import {
  brandMark,
  fields,
  heading,
  labels,
  linkSchema,
  listOf,
  slug,
  template,
  text,
  texts,
  wholeNumber,
} from '@/lib/schemas/fields';
import { provenanceSchema } from '@/lib/schemas/proof';

const step = { when: text(40), ...texts('title', 'text') };

const unit = (required: 'count'[] = []) =>
  z.strictObject(fields(template(required), 'per', 'every', 'billed', 'brief'));

const card = z.strictObject({
  choose: template(['plan']),
  ...labels('once', 'free', 'signUp', 'about'),
  units: z.strictObject({ month: unit(), months: unit(['count']), year: unit() }),
  comparedWith: template(['count', 'price', 'billed']),
  comparedSpoken: template(['compared']),
  saving: template(['amount', 'about', 'percent']),
  perMonth: template(['about', 'monthly']),
  ...texts('baseline', 'onceNote', 'freeTerms', 'cancel', 'nothingToCancel', 'refund'),
  trial: template(['length', 'priced']),
  renews: template(['price', 'every']),
  onceTerms: template(['price']),
  currency: z.strictObject(texts('taxIncluded', 'taxAdded')),
  inherits: template(['plan']),
});

const costs = z.strictObject({
  ...texts('title', 'intro', 'question', 'less', 'more'),
  start: wholeNumber(1, MAX_MONTHS),
  result: template(['mix', 'total']),
  /** Joins plans and payments. */
  sequence: template(['first', 'next']),
  totals: template(['length']),
  payments: template(['count', 'price']),
});

export const pricingSchema = z.strictObject({
  ...heading,
  popular: z.strictObject({
    ...labels('text', 'sampleLabel'),
    provenance: provenanceSchema,
  }),
  card,
  costs,
  ...texts('leaves', 'leavesToSignUp', 'unavailable'),
  ...labels('notIncluded', 'everyPlan'),
  sampleNote: z.strictObject({ text: text(), link: linkSchema }),
  methods: z.strictObject({
    ...step,
    items: listOf(z.strictObject({ id: slug, name: text(30), icon: brandMark }), 1),
  }),
  ...fields(z.strictObject(step), 'access', 'flexible'),
  guarantee: z.strictObject({ ...step, until: template(['until']) }),
});
export type Pricing = z.infer<typeof pricingSchema>;
