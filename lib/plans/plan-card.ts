import type { Plan, PlanFeature, Pricing } from '@/lib/content/schemas/plans';
import { formatPrice, splitPrice } from '@/lib/money/money';
import { fill } from '@/lib/text/fill';
import { type BillingTerm, billingTerms } from './billing-terms';
import { planFigures, planName } from './plan-figures';

/** A plan as its card says it: every figure derived, every sentence finished. */
export interface PlanCardWords {
  id: string;
  title: string;
  popular: boolean;
  /** `spoken` is the whole price as screen readers say it. */
  price: { dollars: string; cents: string; spoken: string };
  period: string;
  /** Against paying by the shortest period; null for that plan itself. */
  comparison: {
    amount: string;
    spoken: string;
    explanation: string;
    saving: string;
    perMonth: string;
  } | null;
  choose: string;
  /** What is charged and when, cancelling, refund and currency, one line each. */
  terms: readonly BillingTerm[];
  features: readonly Pick<PlanFeature, 'text' | 'included'>[];
  paymentLink: string | null;
}

/**
 * The cards of all plans, in order.
 * @throws Error for a template in `words` with an unknown placeholder
 */
export function planCards(plans: readonly Plan[], words: Pricing): PlanCardWords[] {
  const base = plans[0];
  return base ? plans.map((plan) => planCard(plan, base, words)) : [];
}

function planCard(plan: Plan, base: Plan, words: Pricing): PlanCardWords {
  const { id, title, popular, period, features, paymentLink } = plan;
  return {
    id,
    title,
    popular,
    period,
    features: features.map(({ text, included }) => ({ text, included })),
    paymentLink,
    price: { ...splitPrice(plan.price), spoken: formatPrice(plan.price) },
    comparison: comparison(plan, base, words),
    choose: fill(words.choose, { plan: planName(plan) }),
    terms: billingTerms(plan, words),
  };
}

function comparison(plan: Plan, base: Plan, words: Pricing): PlanCardWords['comparison'] {
  const { compared, savingAmount, savingPercent, roundedUp, perMonth } = planFigures(plan, base);
  if (compared === null || savingAmount === 0) return null;
  const amount = formatPrice(compared);
  return {
    amount,
    spoken: fill(words.comparedSpoken, { compared: amount }),
    explanation: fill(words.comparedWith, {
      months: plan.months,
      monthly: formatPrice(base.price),
    }),
    saving: fill(words.saving, {
      amount: formatPrice(savingAmount),
      percent: savingPercent,
      about: roundedUp ? words.about : '',
    }),
    perMonth: fill(words.perMonth, { monthly: formatPrice(perMonth) }),
  };
}

/** Name and price of a plan in one line, as the footer of every page repeats it: `Annual Plan`, `$129.99 per year`. */
export function planLine(plan: Plan): { name: string; price: string } {
  return { name: planName(plan), price: `${formatPrice(plan.price)} ${plan.period}` };
}
