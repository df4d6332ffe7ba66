/** Most other indicators that a visitor can ask about. */
export const MAX_OTHERS = 99;

/** Whether indicators have room on one chart. */
type ChartRoom =
  /** All of them. */
  | { kind: 'fits' }
  /** All of ours once so many of the others go; at least one can stay. */
  | { kind: 'drop'; count: number }
  /** All of ours, and none of the others. */
  | { kind: 'alone' }
  /** So many of ours beside the others, and never all. */
  | { kind: 'some'; count: number }
  /** None of ours beside the others, and never all. */
  | { kind: 'none' };

/**
 * @param limit indicators that the platform allows on a chart
 * @param own indicators of the suite @param others indicators of other makers on the same chart
 */
export function chartRoom(limit: number, own: number, others: number): ChartRoom {
  if (own + others <= limit) return { kind: 'fits' };
  if (own === limit) return { kind: 'alone' };
  if (own < limit) return { kind: 'drop', count: own + others - limit };
  return others < limit ? { kind: 'some', count: limit - others } : { kind: 'none' };
}
