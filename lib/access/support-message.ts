import { fill } from '../text/fill';

/** The lines of a message to support; one with a placeholder is left out where its value is not known. */
export interface MessageWords {
  subject: string;
  lines: readonly string[];
}

/** What a message is filled with; an empty value is one that is not known. */
export interface MessageValues {
  topic: string;
  username: string;
  reference: string;
  paidOn: string;
}

/** @returns subject and text of a message, made of the lines whose values are known */
export function supportMessage(words: MessageWords, values: MessageValues) {
  const isKnown = (line: string) =>
    Object.entries(values).every(([name, value]) => value || !line.includes(`{${name}}`));
  return {
    subject: fill(words.subject, { ...values }),
    text: words.lines
      .filter(isKnown)
      .map((line) => fill(line, { ...values }))
      .join('\n'),
  };
}

/** @returns a link that opens the message in a mail program; lines end as RFC 6068, section 5, has it */
export function mailLink(address: string, { subject, text }: { subject: string; text: string }) {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
