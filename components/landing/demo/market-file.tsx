import { X } from 'lucide-react';
import { useCallback } from 'react';
import { demoWords } from '@/content/demo';
import type { Source } from '@/engine/replay/source';
import { useLate } from '@/lib/browser/late-code';
import { IconButton } from './icon-button';

const { file: words } = demoWords;

/** A file that was given, each time as another object: the same one may have been mended. */
export interface GivenFile {
  readonly file: File;
  /** Counts those that were given, from 1 on. */
  readonly attempt: number;
}

/** What a file needs, and once one is given what came of it; the code that reads files comes with the first one. */
export function MarketFile({
  given,
  onSource,
  onClose,
}: {
  given: GivenFile | null;
  onSource: (source: Source) => void;
  onClose: () => void;
}) {
  const load = useCallback(() => import('./file/file-note'), []);
  const { code, state } = useLate(load, given?.attempt ?? 0);
  if (!given) return <p className="demo-hint">{words.hint}</p>;
  if (code) {
    const { FileNote } = code;
    return <FileNote key={given.attempt} file={given.file} onSource={onSource} onClose={onClose} />;
  }
  return (
    <p role="status" className="text-caption">
      {state === 'failed' ? words.failed : words.fetching}
    </p>
  );
}

/** Something the demo has to say about what it was given. */
export interface Message {
  text: string;
}

/** What came of an address, or a link that could not be copied. It stays until it is closed or another one comes. */
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
          <p>{message.text}</p>
          <IconButton name={words.close} icon={X} className="flex-none" onClick={onClose} />
        </div>
      ) : null}
    </div>
  );
}
