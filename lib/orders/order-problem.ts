import { ConnectionError, ResponseError } from '@/lib/query/fetch-json';
import { MalformedOrder } from './order';

/** Reasons why no order can be shown; each has its words in the content. */
export type OrderProblem = 'unauthorized' | 'missing' | 'unavailable' | 'unreadable' | 'offline';

/** @returns the reason behind a failed request, by what went wrong and never by what the server wrote */
export function orderProblem(error: unknown): OrderProblem {
  if (error instanceof ConnectionError) return 'offline';
  if (error instanceof MalformedOrder || error instanceof SyntaxError) return 'unreadable';
  if (!(error instanceof ResponseError)) return 'unavailable';
  if (error.status === 401 || error.status === 403) return 'unauthorized';
  return error.status === 404 ? 'missing' : 'unavailable';
}
