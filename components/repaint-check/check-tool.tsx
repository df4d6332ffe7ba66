'use client';

import { useEffect, useRef, useState } from 'react';
import type { repaintCheck } from '@/content/repaint-check';
import { useHydrated } from '@/lib/browser/page-state';
import { fill } from '@/lib/text/fill';
import { CheckResult } from './check-result';
import { FileEntry, type FileTexts } from './file-entry';
import { summaryOf, type Words } from './report';
import { useCheck } from './use-check';

export interface CheckToolProps {
  texts: typeof repaintCheck;
  fileTexts: FileTexts;
  locale: string;
  /** The largest file, in MB. */
  most: number;
  /** Addresses of the example's exports. */
  example: readonly string[];
}

/** Reports files dropped anywhere on the page, which the browser would open instead. Returns whether some are over it. */
function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const allow = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(false);
      onFiles([...event.dataTransfer.files]);
    };
    window.addEventListener('dragover', allow, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => ending.abort();
  }, [onFiles]);
  return isOver;
}

async function loadExample(
  addresses: readonly string[],
  names: readonly string[],
): Promise<File[]> {
  const loads = addresses.map(async (address, at) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return new File([await response.blob()], names[at] ?? address);
  });
  return Promise.all(loads);
}

export function CheckTool({ texts, fileTexts, locale, most, example }: CheckToolProps) {
  const isHydrated = useHydrated();
  const { files, checked, status, now, ...act } = useCheck();
  const { add, clear } = act;
  const isOver = useFileDrop(add);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLDivElement>(null);
  const [isExampleLost, setIsExampleLost] = useState(false);
  const words: Words = { texts, locale };
  const compared = files.filter(({ reading }) => reading?.bars);
  const findings = status === 'idle' ? (checked?.findings ?? null) : null;

  async function tryExample(): Promise<void> {
    setIsExampleLost(false);
    const loaded = await loadExample(example, texts.example.files).catch(() => null);
    if (!loaded) return setIsExampleLost(true);
    clear();
    add(loaded);
  }
  /** Keeps the focus when its button is gone. */
  function focusStart(): void {
    choose.current?.querySelector('button')?.focus();
  }

  const reading = files.find(({ id }) => id === now?.id);
  const said = {
    idle: compared.length === 1 ? texts.second : '',
    working: reading ? fill(texts.reading, { name: reading.name }) : texts.comparing,
    failed: texts.failed,
  }[status];
  return (
    <section aria-labelledby="check" className="check" data-drop={isOver}>
      <h2 id="check" className="font-serif text-title">
        {texts.title}
      </h2>
      <div ref={choose} className="check-zone">
        <p>{texts.drop}</p>
        <div
          className={`flex flex-wrap justify-center gap-3 ${isHydrated ? '' : 'invisible noscript:hidden'}`}
        >
          <button
            type="button"
            className="button button-primary"
            onClick={() => input.current?.click()}
          >
            {texts.choose}
          </button>
          <button type="button" className="button button-secondary" onClick={tryExample}>
            {texts.example.start}
          </button>
        </div>
        <p className="text-small text-muted">{fill(texts.privacy, { most }, locale)}</p>
        <p className="text-caption text-muted">{texts.example.about}</p>
        <p className="check-no-script">{texts.noScript}</p>
        <input
          ref={input}
          type="file"
          multiple
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          hidden
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // Otherwise the same file could not be chosen again.
            target.value = '';
          }}
        />
      </div>
      {files.length > 0 ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <h3 className="font-semibold">{texts.files}</h3>
            <button
              type="button"
              className="text-link min-h-[44px] text-small"
              onClick={() => {
                clear();
                focusStart();
              }}
            >
              {texts.clear}
            </button>
          </div>
          <ul className="border-hairline border-t">
            {files.map((file) => (
              <FileEntry
                key={file.id}
                {...{ file, words, fileTexts }}
                onRemove={() => {
                  act.remove(file.id);
                  focusStart();
                }}
                onChange={(name, value) => act.choose(file.id, { ...file.choices, [name]: value })}
              />
            ))}
          </ul>
        </>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4">
        <p role="status" className="text-small">
          {isExampleLost ? texts.example.lost : said}
          {findings ? <span className="sr-only">{summaryOf(words, findings)}</span> : null}
        </p>
        {status === 'working' ? (
          <>
            <progress aria-label={said} value={reading ? now?.share : undefined} />
            <button
              type="button"
              className="demo-button"
              onClick={() => {
                act.cancel();
                focusStart();
              }}
            >
              {texts.cancel}
            </button>
          </>
        ) : null}
      </div>
      {findings && checked ? (
        <CheckResult
          {...{ words, findings, span: checked.span, view: act.view }}
          files={compared.map(({ name }) => name)}
        />
      ) : null}
    </section>
  );
}
