import { X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { demoWords } from '@/content/demo-words';
import {
  type FileResult,
  MAX_FILE_BYTES,
  MIN_FILE_BARS,
  readMarketFile,
} from '@/engine/replay/source';
import { fill } from '@/lib/text/fill';

const { file: words } = demoWords;

/** Reading continues for so long before the page may draw. */
const READ_BUDGET_MS = 12;

/**
 * Reads a file that a visitor chose. A later file takes the place of one that is still being read.
 *
 * @param onResult gets what came of it
 * @returns the way to read one, and the part of it that is done, null while nothing is read
 */
export function useMarketFile(onResult: (file: File, result: FileResult) => void): {
  read: (file: File) => void;
  done: number | null;
} {
  const [done, setDone] = useState<number | null>(null);
  const latest = useRef(0);
  useEffect(() => {
    // What is still being read when the demo goes is dropped. The demo may come back, as in strict mode.
    return () => {
      latest.current += 1;
    };
  }, []);

  const read = useCallback(
    (file: File) => {
      latest.current += 1;
      const attempt = latest.current;
      let startedAt = performance.now();
      setDone(0);
      const pause = async (part: number) => {
        if (performance.now() - startedAt < READ_BUDGET_MS) return;
        setDone(part);
        await new Promise((resume) => setTimeout(resume));
        startedAt = performance.now();
      };
      void readMarketFile(file, pause).then((result) => {
        if (attempt !== latest.current) return;
        setDone(null);
        onResult(file, result);
      });
    },
    [onResult],
  );
  return { read, done };
}

/** Something the demo has to say about what it was given. */
export interface Message {
  text: string;
  /** The faults of a file, each with its line, and how many more there are. */
  faults?: readonly string[];
}

/** Characters of a file's name that a message has room for. */
const MAX_NAME_LENGTH = 60;

/** For a sentence that asks for none of them. */
const NO_VALUES = { got: '', expected: '', column: '', low: '', high: '' };

function faultLines({ faults, more }: Extract<FileResult, { kind: 'faults' }>): string[] {
  const lines = faults.map((fault) => {
    const what = fill(words.lineFaults[fault.code], { ...NO_VALUES, ...fault });
    return fill(words.line, { line: fault.line, what });
  });
  return more > 0 ? [...lines, fill(words.more, { count: more })] : lines;
}

/** @returns what to tell the visitor about the file they gave */
export function fileMessage(fileName: string, result: FileResult): Message {
  const isLong = fileName.length > MAX_NAME_LENGTH;
  const name = isLong ? `${fileName.slice(0, MAX_NAME_LENGTH)}…` : fileName;
  switch (result.kind) {
    case 'source':
      return { text: fill(words.loaded, { name, count: result.source.bars.length }) };
    case 'faults':
      return { text: fill(words.faults, { name }), faults: faultLines(result) };
    case 'too-large':
      return { text: fill(words.tooLarge, { name, most: MAX_FILE_BYTES / 1_000_000 }) };
    case 'too-few':
      return { text: fill(words.tooFew, { name, count: result.count, least: MIN_FILE_BARS }) };
    case 'unreadable':
      return { text: fill(words.unreadable, { name }) };
  }
}

/** What came of an address or a file that the demo was given. It stays until it is closed or another one comes. */
export function DemoMessage({
  message,
  onClose,
}: {
  message: Message | null;
  onClose: () => void;
}) {
  return (
    <div role="status" className="demo-notes">
      {message ? (
        <div className="demo-message">
          <div>
            <p>{message.text}</p>
            {message.faults ? (
              <ul
                className="mt-2 grid max-h-40 gap-1 overflow-y-auto font-mono text-caption"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard
                tabIndex={0}
                aria-label={message.text}
              >
                {message.faults.map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            ) : null}
          </div>
          <button
            type="button"
            className="icon-button flex-none"
            aria-label={words.close}
            onClick={onClose}
          >
            <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </button>
        </div>
      ) : null}
    </div>
  );
}
