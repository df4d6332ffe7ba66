import { mailLink, supportMessage } from './support-message';

const words = {
  subject: 'Access for {username}',
  lines: ['Hello,', 'About: {topic}', 'Reference: {reference}', 'Paid on: {paidOn}'],
};
const values = { topic: 'a chart', username: 'Pilot', reference: 'cs_1', paidOn: '1 May 2026' };

it('fills every line', () => {
  expect(supportMessage(words, values)).toEqual({
    subject: 'Access for Pilot',
    text: 'Hello,\nAbout: a chart\nReference: cs_1\nPaid on: 1 May 2026',
  });
});

it('leaves out lines whose value is not known', () => {
  const { text } = supportMessage(words, { ...values, reference: '', paidOn: '' });
  expect(text).toBe('Hello,\nAbout: a chart');
});

it('makes a link that carries subject and text, whatever signs they have', () => {
  const link = mailLink('help@mail.example', { subject: 'A & B?', text: 'one\ntwo&cc=x%#' });
  expect(link).not.toContain(' ');
  const { pathname, searchParams } = new URL(link);
  expect([pathname, searchParams.get('subject'), searchParams.get('body')]).toEqual([
    'help@mail.example',
    'A & B?',
    'one\r\ntwo&cc=x%#',
  ]);
});
