import type { RefObject } from 'react';
import { mailLink } from '@/lib/access/support-message';
import { useCopyText } from '@/lib/access/use-copy-text';
import type { AccessDesk } from '@/lib/content/schemas/access-desk';

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

/** A message that is ready to be sent; sending it is the buyer's own doing. */
export function SupportMessage({
  words,
  address,
  message,
  topics,
  topic,
  onTopic,
  topicField,
}: Props) {
  const { source, outcome, copy } = useCopyText<HTMLParagraphElement>(message?.text ?? '');
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
          <p ref={source} className="desk-message">
            {message.text}
          </p>
          <p className="desk-actions mt-4 flex flex-wrap gap-3">
            <button type="button" className="button button-secondary" onClick={copy}>
              {words.copy}
            </button>
            <a className="button button-secondary" href={mailLink(address, message)}>
              {words.mail}
            </a>
          </p>
        </>
      ) : (
        <p className="desk-message text-muted">{words.empty}</p>
      )}
      <p role="status" className="min-h-[1lh] mt-2 text-muted text-small">
        {outcome ? words[outcome] : ''}
      </p>
    </div>
  );
}
