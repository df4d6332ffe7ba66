import { type RefObject, useRef, useState } from 'react';
import { copyText } from '@/lib/browser/clipboard';
import type { AccessDesk } from '@/lib/content/schemas/access-desk';
import { fill } from '@/lib/text/fill';

/** @returns subject and text of a message, made of the lines whose values are known, that is, not empty */
export function supportMessage(
  words: Pick<AccessDesk['message'], 'subject' | 'lines'>,
  values: Record<'topic' | 'username' | 'reference' | 'paidOn', string>,
) {
  const isKnown = (line: string) =>
    Object.entries(values).every(([name, value]) => value || !line.includes(`{${name}}`));
  return {
    subject: fill(words.subject, values),
    text: words.lines
      .filter(isKnown)
      .map((line) => fill(line, values))
      .join('\n'),
  };
}

/** @returns a link that opens the message in a mail program; lines end as RFC 6068, section 5, has it */
function mailLink(address: string, { subject, text }: { subject: string; text: string }) {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

interface Props {
  words: AccessDesk['message'];
  address: string;
  /** Null while there is no username to write about. */
  message: { subject: string; text: string } | null;
  topics: readonly string[];
  topic: string;
  onTopic: (topic: string) => void;
  topicField: RefObject<HTMLSelectElement | null>;
}

/**
 * A message that is ready to be sent; sending it is the buyer's own doing. Where the clipboard cannot be had, the text is
 * selected for the visitor to copy.
 */
export function SupportMessage({
  words,
  address,
  message,
  topics,
  topic,
  onTopic,
  topicField,
}: Props) {
  const shownText = useRef<HTMLParagraphElement>(null);
  const [last, setLast] = useState<{ text: string; outcome: 'copied' | 'selected' } | null>(null);
  // What came of copying is said as long as this very text stands there.
  const outcome = last && last.text === message?.text ? last.outcome : null;

  async function copy(text: string) {
    setLast(null);
    const isCopied = await copyText(text);
    if (!isCopied && shownText.current) window.getSelection()?.selectAllChildren(shownText.current);
    setLast({ text, outcome: isCopied ? 'copied' : 'selected' });
  }

  return (
    <div>
      <h3 className="font-semibold">{words.title}</h3>
      <p className="mt-3 grid grid-cols-1 gap-2 text-small">
        <label htmlFor="topic">{words.topic}</label>
        <select
          ref={topicField}
          id="topic"
          className="field w-full"
          autoComplete="off"
          value={topic}
          onChange={({ currentTarget }) => onTopic(currentTarget.value)}
        >
          {topics.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </p>
      {message ? (
        <>
          <p ref={shownText} className="desk-message">
            {message.text}
          </p>
          <p className="desk-actions mt-4 flex flex-wrap gap-3">
            <button
              type="button"
              className="button button-secondary"
              onClick={() => copy(message.text)}
            >
              {words.copy}
            </button>
            <a className="button button-secondary" href={mailLink(address, message)}>
              {words.mail}
            </a>
          </p>
        </>
      ) : (
        <p className="desk-message computed text-muted">{words.empty}</p>
      )}
      <p role="status" className="min-h-[1lh] mt-2 text-muted text-small">
        {outcome ? words[outcome] : ''}
      </p>
    </div>
  );
}
