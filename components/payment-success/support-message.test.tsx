import { act, fireEvent, render, screen } from '@testing-library/react';
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

describe('SupportMessage', () => {
  function view(message: { subject: string; text: string } | null) {
    return (
      <SupportMessage
        words={words}
        address="help@mail.example"
        message={message}
        topics={['Access']}
        topic="Access"
        onTopic={() => {}}
        topicField={createRef()}
      />
    );
  }
  const message = { subject: 'A & B?', text: 'one\ntwo&cc=x%#' };
  const outcome = () => screen.getByRole('status').textContent;
  const copy = () => act(async () => fireEvent.click(screen.getByText('Copy')));

  function setClipboard(clipboard: unknown) {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  }

  it('has a mail link that carries subject and text, whatever characters they have', () => {
    render(view(message));
    const link = screen.getByText('Mail').getAttribute('href') as string;
    expect(link).not.toContain(' ');
    const { pathname, searchParams } = new URL(link);
    expect([pathname, searchParams.get('subject'), searchParams.get('body')]).toEqual([
      'help@mail.example',
      'A & B?',
      'one\r\ntwo&cc=x%#',
    ]);
  });

  it('copies the text', async () => {
    const writeText = jest.fn(async () => undefined);
    setClipboard({ writeText });
    render(view(message));
    await copy();
    expect(writeText).toHaveBeenCalledWith(message.text);
    expect(outcome()).toBe('It is copied');
  });

  it('selects it where the clipboard is closed, and says nothing of a text that has changed since', async () => {
    setClipboard(undefined);
    const { rerender } = render(view(message));
    await copy();
    expect(window.getSelection()?.toString()).toBe(message.text);
    expect(outcome()).toBe('It is selected');
    rerender(view({ ...message, text: 'other words' }));
    expect(outcome()).toBe('');
  });

  it('has nothing to send while there is no message', () => {
    render(view(null));
    expect(screen.getByText('No username yet')).toBeInTheDocument();
    expect(screen.queryByText('Copy')).toBeNull();
  });
});
