import { X } from 'lucide-react';
import type { Message } from '@/engine/replay/message';
import type { DemoWords } from '@/lib/content/schemas/demo';
import { fill } from '@/lib/text/fill';

/** What came of an address or a file that the demo was given. It stays until it is closed or another one comes. */
export function DemoMessage({
  message,
  words,
  onClose,
}: {
  message: Message | null;
  words: DemoWords;
  onClose: () => void;
}) {
  return (
    <div role="status">
      {message ? (
        <div className="demo-message">
          <div className="min-w-0 flex-1">
            <p>{message.text}</p>
            {message.faults.length > 0 ? (
              <ul
                className="mt-2 grid max-h-40 gap-1 overflow-y-auto font-mono text-caption"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard
                tabIndex={0}
                aria-label={message.text}
              >
                {message.faults.map(({ line, what }) => (
                  <li key={`${line} ${what}`}>{fill(words.file.line, { line, what })}</li>
                ))}
                {message.more > 0 ? (
                  <li>{fill(words.file.more, { count: message.more })}</li>
                ) : null}
              </ul>
            ) : null}
          </div>
          <button
            type="button"
            className="icon-button flex-none"
            aria-label={words.file.close}
            onClick={onClose}
          >
            <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </button>
        </div>
      ) : null}
    </div>
  );
}
