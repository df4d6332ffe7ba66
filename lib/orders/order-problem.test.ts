import { ConnectionError, ResponseError } from '@/lib/query/fetch-json';
import { MalformedOrder } from './order';
import { orderProblem } from './order-problem';

it.each([
  ['unauthorized', new ResponseError(401, 'sign in')],
  ['unauthorized', new ResponseError(403, 'Forbidden')],
  ['missing', new ResponseError(404, 'Not Found')],
  ['unavailable', new ResponseError(500, 'Internal Server Error')],
  ['unavailable', new ResponseError(503, '404')],
  ['unavailable', new ResponseError(400, 'Bad Request')],
  ['unreadable', new SyntaxError('Unexpected token <')],
  ['unreadable', new MalformedOrder('an unknown plan')],
  ['offline', new ConnectionError('no answer')],
  ['unavailable', new DOMException('slow', 'TimeoutError')],
  ['unavailable', new Error('anything else')],
  ['unavailable', 'a string'],
  ['unavailable', undefined],
])('is %s for %s', (problem, error) => {
  expect(orderProblem(error)).toBe(problem);
});
