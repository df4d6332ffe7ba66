import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { SupportMessage, supportMessage } from './support-message';

const words = {
  title: 'Message',
  empty: 'No username yet',
  topic: 'Topic',
  firstTopic: 'Access',
  subject: 'Access for {username}',
  lines: ['Hello,', 'About: {topic}', 'Reference: {reference}', 'Paid on: {paidOn}'],
  copy: 'Copy',
  copied: 'It is copied',
  selected: 'It is selected',
  mail: 'Mail',
};
const values = { topic: 'a chart', username: 'Pilot', reference: 'cs_1', paidOn: '1 May 2026' };

it('fills every line, and leaves out lines whose value is not known', () => {
  expect(supportMessage(words, values)).toEqual({
    subject: 'Access for Pilot',
    text: 'Hello,\nAbout: a chart\nReference: cs_1\nPaid on: 1 May 2026',
  });
  const { text } = supportMessage(words, { ...values, reference: '', paidOn: '' });
  expect(text).toBe('Hello,\nAbout: a chart');
});

it('has a mail link that carries subject and text, whatever characters they have', () => {
  render(
    <SupportMessage
      words={words}
      address="help@mail.example"
      message={{ subject: 'A & B?', text: 'one\ntwo&cc=x%#' }}
      topics={['Access']}
      topic="Access"
      onTopic={() => {}}
      topicField={createRef()}
    />,
  );
  const link = screen.getByText('Mail').getAttribute('href') as string;
  expect(link).not.toContain(' ');
  const { pathname, searchParams } = new URL(link);
  expect([pathname, searchParams.get('subject'), searchParams.get('body')]).toEqual([
    'help@mail.example',
    'A & B?',
    'one\r\ntwo&cc=x%#',
  ]);
});
