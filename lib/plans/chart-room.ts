/** Most other indicators that a visitor can ask about. */
export const MAX_OTHERS = 99;

/** Whether indicators have room on one chart. */
type ChartRoom =
  /** All of them. */
  | { kind: 'fits' }
  /** All of ours, once so many of the others are taken off. */
  | { kind: 'drop'; count: number }
  /** Not even ours alone. */
  | { kind: 'none' };

/**
 * @param limit indicators that the platform allows on a chart
 * @param own indicators of the suite @param others indicators of other makers on the same chart
 */
export function chartRoom(limit: number, own: number, others: number): ChartRoom {
  if (own > limit) return { kind: 'none' };
  const missing = own + others - limit;
  return missing <= 0 ? { kind: 'fits' } : { kind: 'drop', count: missing };
}
