'use client';

import { useCallback, useEffect, useState } from 'react';

/** Longest wait for an answer; the page then says that the status cannot be had now. */
const ANSWER_TIMEOUT_MS = 15_000;

/** States in which an order can be. */
const STATES = ['paid', 'pending', 'failed', 'refunded'] as const;

interface Order {
  /** Title of the plan, from the site's own content. */
  plan: string;
  state: (typeof STATES)[number];
}

/** Plans that can be bought. */
export type Plans = readonly { id: string; title: string }[];

/** Reasons why no order can be shown; each has its words in the content. */
type OrderProblem = 'unauthorized' | 'missing' | 'unavailable' | 'unreadable' | 'offline';

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

/**
 * Asks once for an order, and again only when told to: no interval, no window that gets the focus back and no failure asks
 * by itself (row R-DATA-1).
 * @param address `<orderStatusPath>/<order id>` @param plans the same list each time
 * @returns `ask` asks again, and resolves with the order or null
 */
export function useOrder(address: string, plans: Plans) {
  const [request, setRequest] = useState({
    /** As the last good answer had it. */
    order: null as Order | null,
    /** Why the last question brought none. */
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

/** The server answered, and refused. The message is `<status>: <body or status text>`, for logs and never for the page. */
class ResponseError extends Error {
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(`${status}: ${detail}`);
  }
}

/** No complete answer arrived: no network, a refused or broken connection. */
class ConnectionError extends Error {}

/**
 * Status of a redirect that is not followed. It leads to the login page of a single sign-on, as a rule on another origin: the
 * policy refuses that, which looks like a missing network.
 */
const REDIRECTED = 0;

/**
 * `GET path` with cookies, read as JSON (rows R-DATA-1 and R-DATA-2). Redirects are not followed.
 * @throws ResponseError for a response that is not ok; ConnectionError where none came; SyntaxError where it is not
 * JSON; a DOMException named TimeoutError after the limit
 */
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
    // A slow server is not a missing network: let the time limit's own error through.
    if (cause instanceof Object && 'name' in cause && cause.name === 'TimeoutError') throw cause;
    throw new ConnectionError(`no answer from ${path}`, { cause });
  }
  if (!response.ok) throw new ResponseError(response.status, body || response.statusText);
  return JSON.parse(body);
}

/**
 * Reads the answer of `GET <orderStatusPath>/<order id>`, which is `{ "plan": "<plan id>", "state": "paid" }` with state
 * `paid`, `pending`, `failed` or `refunded`; other fields are ignored. Written by hand because a validation library
 * would cost the page more than this function. Nothing of the answer is passed on: the plan's title is the site's own.
 * @throws SyntaxError for anything else
 */
function parseOrder(answer: unknown, plans: Plans): Order {
  if (typeof answer !== 'object' || answer === null) throw new SyntaxError('not an object');
  const { plan: planId, state: given } = answer as Record<string, unknown>;
  const plan = plans.find(({ id }) => id === planId);
  const state = STATES.find((known) => known === given);
  if (!plan) throw new SyntaxError('an unknown plan');
  if (!state) throw new SyntaxError('an unknown state');
  return { plan: plan.title, state };
}

/** @returns the reason behind a failed request, by what went wrong and never by what the server wrote */
function orderProblem(error: unknown): OrderProblem {
  if (error instanceof ConnectionError) return 'offline';
  if (error instanceof SyntaxError) return 'unreadable';
  if (!(error instanceof ResponseError)) return 'unavailable';
  if ([REDIRECTED, 401, 403].includes(error.status)) return 'unauthorized';
  return error.status === 404 ? 'missing' : 'unavailable';
}
