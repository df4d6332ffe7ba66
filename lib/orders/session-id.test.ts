import { sessionId } from './session-id';

it.each(['', '?', '?other=1', '?session=abc'])('finds no order in %j', (search) => {
  expect(sessionId(search)).toEqual({ kind: 'none' });
});

it.each([
  ['?session_id=cs_live_a1B2-c3', 'cs_live_a1B2-c3'],
  ['?utm=x&session_id=abc', 'abc'],
  [`?session_id=${'a'.repeat(200)}`, 'a'.repeat(200)],
])('reads the id of %s', (search, id) => {
  expect(sessionId(search)).toEqual({ kind: 'ok', id });
});

it.each([
  '?session_id=',
  `?session_id=${'a'.repeat(201)}`,
  '?session_id={CHECKOUT_SESSION_ID}',
  '?session_id=<script>alert(1)</script>',
  '?session_id=..%2f..%2fadmin',
  '?session_id=a%0Ab',
  '?session_id=abc%0A',
  '?session_id=%E0%A4%A',
  '?session_id=a&session_id=b',
])('drops %j without repeating it', (search) => {
  expect(sessionId(search)).toEqual({ kind: 'bad' });
});
