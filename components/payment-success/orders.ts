'use client';

import { useCallback, useEffect, useState } from 'react';

const ANSWER_TIMEOUT_MS = 15_000;

const STATES = ['paid', 'pending', 'failed', 'refunded'] as const;

interface Order {
  plan: string;
  state: (typeof STATES)[number];
}

export type Plans = readonly { id: string; title: string }[];

type OrderProblem = 'unauthorized' | 'missing' | 'unavailable' | 'unreadable' | 'offline';

export type SessionId = { kind: 'none' } | { kind: 'bad' } | { kind: 'ok'; id: string };

/** Reads `session_id` from a query string. Anything that does not look like an id is dropped, never shown. */
export function sessionId(search: string): SessionId {
  const [id, ...others] = new URLSearchParams(search).getAll('session_id');
  if (id === undefined) return { kind: 'none' };
  if (others.length > 0 || !/^[A-Za-z0-9_-]{1,200}$/.test(id)) return { kind: 'bad' };
  return { kind: 'ok', id };
}

/** Loads an order once; only `ask` loads it again. */
export function useOrder(address: string, plans: Plans) {
  const [request, setRequest] = useState({
    order: null as Order | null,
    problem: null as OrderProblem | null,
    isAsking: true,
  });

  const ask = useCallback(async () => {
    setRequest((last) => ({ ...last, isAsking: true }));
    try {
      const order = parseOrder(await fetchJson(address), plans);
      setRequest({ order, problem: null, isAsking: false });
      return order;
    } catch (error) {
      setRequest((last) => ({ ...last, problem: orderProblem(error), isAsking: false }));
      return null;
    }
  }, [address, plans]);

  useEffect(() => void ask(), [ask]);

  return { ...request, ask };
}

/** Its message is never shown. */
class ResponseError extends Error {
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(`${status}: ${detail}`);
  }
}

class ConnectionError extends Error {}

/** Status of an unfollowed redirect, such as to a single sign-on page. */
const REDIRECTED = 0;

/** Loads JSON with cookies. Throws ResponseError, ConnectionError, SyntaxError or TimeoutError. */
export async function fetchJson(path: string): Promise<unknown> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(path, {
      credentials: 'include',
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    body = await response.text();
  } catch (cause) {
    // A timeout means that the server is slow, not that the visitor is offline.
    if (cause instanceof Object && 'name' in cause && cause.name === 'TimeoutError') throw cause;
    throw new ConnectionError(`no answer from ${path}`, { cause });
  }
  if (!response.ok) throw new ResponseError(response.status, body || response.statusText);
  return JSON.parse(body);
}

/** Parses `{ "plan": "<plan id>", "state": "paid" }` by hand, because a validation library would be larger. */
function parseOrder(answer: unknown, plans: Plans): Order {
  if (typeof answer !== 'object' || answer === null) throw new SyntaxError('not an object');
  const { plan: planId, state: given } = answer as Record<string, unknown>;
  const plan = plans.find(({ id }) => id === planId);
  const state = STATES.find((known) => known === given);
  if (!plan) throw new SyntaxError('an unknown plan');
  if (!state) throw new SyntaxError('an unknown state');
  return { plan: plan.title, state };
}

function orderProblem(error: unknown): OrderProblem {
  if (error instanceof ConnectionError) return 'offline';
  if (error instanceof SyntaxError) return 'unreadable';
  if (!(error instanceof ResponseError)) return 'unavailable';
  if ([REDIRECTED, 401, 403].includes(error.status)) return 'unauthorized';
  return error.status === 404 ? 'missing' : 'unavailable';
}
