/** What the address says about the order: nothing, something unusable, or its id. */
export type SessionId = { kind: 'none' } | { kind: 'bad' } | { kind: 'ok'; id: string };

/**
 * The payment provider's `session_id` from a query string. What does not look like an id is dropped, not repeated, so
 * nothing that someone writes into a link can reach the page or another path of the server.
 * @param search `location.search`
 */
export function sessionId(search: string): SessionId {
  const [id, ...others] = new URLSearchParams(search).getAll('session_id');
  if (id === undefined) return { kind: 'none' };
  if (others.length > 0 || !/^[A-Za-z0-9_-]{1,200}$/.test(id)) return { kind: 'bad' };
  return { kind: 'ok', id };
}
