import { faultLines } from '../fault-lines';

it.each<[kind: string, path: string, value: unknown, line: string]>([
  [
    'a rule that no username can meet',
    'username.longest',
    2,
    'accessDesk.username.longest: expected at least as many characters as shortest, got 2',
  ],
  [
    'a letter among the signs',
    'username.others',
    '*ab',
    'accessDesk.username.others: expected signs without letters, digits and blanks, which need not be listed, got "*ab"',
  ],
  [
    'a blank among the signs',
    'username.others',
    '- _',
    'accessDesk.username.others: expected signs without letters, digits and blanks, which need not be listed, got "- _"',
  ],
  [
    'a trouble twice',
    'troubles.items[1].id',
    'no-receipt',
    'accessDesk.troubles.items[1].id: expected an id that no other item has, got "no-receipt"',
  ],
  [
    'a lost date',
    'refund.open',
    'Until then.',
    'accessDesk.refund.open: expected text with {until}, got "Until then."',
  ],
  [
    'a mistyped value in a line of the message',
    'message.lines[1]',
    'About: {topics}',
    'accessDesk.message.lines[1]: expected no words in braces but {topic}, {username}, {reference}, {paidOn}, got "About: {topics}"',
  ],
  [
    'a link where none is shown',
    'username.hint',
    'See [your profile](/profile).',
    'accessDesk.username.hint: expected text without a link, as links show here as written, got "See [your profile](/profile)."',
  ],
  [
    'a link that leads nowhere',
    'troubles.items[0].text',
    'See [this](/#nowhere).',
    'accessDesk.troubles.items[0].text: expected an anchor that exists on /, got "/#nowhere"',
  ],
])('reports %s', (_, path, value, line) => {
  expect(faultLines([[`accessDesk.${path}`, value]])).toEqual([`content/access-desk.ts: ${line}`]);
});

it.each(['', '-_', '*.+'])('accepts the signs %j', (others) => {
  expect(faultLines([['accessDesk.username.others', others]])).toEqual([]);
});
