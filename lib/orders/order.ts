/** States in which an order can be. */
const STATES = ['paid', 'pending', 'failed', 'refunded'] as const;
export type OrderState = (typeof STATES)[number];

interface Order {
  /** Title of the plan, from the site's own content. */
  plan: string;
  state: OrderState;
}

/** The server's answer is JSON of another shape than an order. */
export class MalformedOrder extends Error {
  override readonly name = 'MalformedOrder';
}

/**
 * Reads the answer of `GET <orderStatusPath>/<order id>`, which is `{ "plan": "<plan id>", "state": "paid" }` with state
 * `paid`, `pending`, `failed` or `refunded`; other fields are ignored. Written by hand because a validation library
 * would cost the page more than this function. Nothing of the answer is passed on: the plan's title is the site's own.
 * @param plans the plans that can be bought
 * @throws MalformedOrder for anything else
 */
export function parseOrder(
  answer: unknown,
  plans: readonly { id: string; title: string }[],
): Order {
  if (typeof answer !== 'object' || answer === null) throw new MalformedOrder('not an object');
  const { plan: planId, state: given } = answer as Record<string, unknown>;
  const plan = plans.find(({ id }) => id === planId);
  const state = STATES.find((known) => known === given);
  if (!plan) throw new MalformedOrder('an unknown plan');
  if (!state) throw new MalformedOrder('an unknown state');
  return { plan: plan.title, state };
}
