import { opened, pressed } from './event';

it.each([
  ['demo started', undefined, { name: 'demo started' }],
  ['demo started', 'annual', { name: 'demo started' }],
  ['plan chosen', 'annual', { name: 'plan chosen', plan: 'annual' }],
  ['plan chosen', undefined, null],
  ['page viewed', undefined, null],
  [undefined, 'annual', null],
  ['', undefined, null],
  ['__proto__', 'annual', null],
])('a press on %j of plan %j: %j', (name, plan, event) => {
  expect(pressed(name, plan)).toEqual(event);
});

it.each([
  ['faq-refund', { name: 'question opened', question: 'refund' }],
  ['faqs', null],
  ['', null],
  ['other-faq-refund', null],
])('opening %j: %j', (id, event) => {
  expect(opened(id)).toEqual(event);
});
