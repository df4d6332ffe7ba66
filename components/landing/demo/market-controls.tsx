import { FileUp, Link2, Shuffle } from 'lucide-react';
import { useRef } from 'react';
import type { DemoWords } from '@/lib/content/schemas/demo';

const icon = { 'aria-hidden': true, className: 'size-4 flex-none', strokeWidth: 1.75 } as const;

/** Another market, a link to this one, or a file of the visitor's own. */
export function MarketControls({
  words,
  onNewMarket,
  onCopyLink,
  isCopied,
  onFile,
}: {
  words: DemoWords;
  onNewMarket: () => void;
  /** Null where there is no market to link to. */
  onCopyLink: (() => void) | null;
  isCopied: boolean;
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="demo-button" onClick={onNewMarket}>
        <Shuffle {...icon} />
        {words.controls.newMarket}
      </button>
      {onCopyLink ? (
        <button type="button" className="demo-button" onClick={onCopyLink}>
          <Link2 {...icon} />
          <span aria-live="polite">
            {isCopied ? words.controls.copied : words.controls.copyLink}
          </span>
        </button>
      ) : null}
      <button
        type="button"
        className="demo-button"
        title={words.file.hint}
        onClick={() => input.current?.click()}
      >
        <FileUp {...icon} />
        {words.controls.file}
      </button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again after it was mended.
          event.target.value = '';
        }}
      />
    </div>
  );
}
