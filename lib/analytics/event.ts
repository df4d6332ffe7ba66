/** What the site tells an analytics service: what was used, and nothing about who used it. */
export type AnalyticsEvent =
  | { readonly name: 'page viewed' }
  | { readonly name: 'demo started' }
  | { readonly name: 'plan chosen'; readonly plan: string }
  | { readonly name: 'question opened'; readonly question: string };

/** How the id of a question's element begins; the question's own id follows. */
const questionPrefix = 'faq-';

/**
 * @param name what the pressed element says of itself, `data-event` @param plan id of the plan that it belongs to
 * @returns null for a press that is no event
 */
export function pressed(name: string | undefined, plan: string | undefined): AnalyticsEvent | null {
  if (name === 'demo started') return { name };
  if (name === 'plan chosen' && plan) return { name, plan };
  return null;
}

/** @param id of an element that was opened @returns null for one that is no question */
export function opened(id: string): AnalyticsEvent | null {
  if (!id.startsWith(questionPrefix)) return null;
  return { name: 'question opened', question: id.slice(questionPrefix.length) };
}
