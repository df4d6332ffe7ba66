'use client';

import { Play } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { DrawnPicture } from '@/components/ui/picture';
import { ScriptButton } from '@/components/ui/script-button';
import { type DrawnSectionProps, Section, SectionHeading } from '@/components/ui/section';
import { loadStyles, useLate } from '@/lib/browser/late-code';
import type { Demo } from '@/lib/content/schemas/demo';
import { MARKET_PARAMETER } from './market-address';
import { useSeen } from './use-seen';

/** After this the visitor is told that the code has not come. */
const SLOW_CODE_MS = 10_000;

/** A picture of the demo's first bar until the visitor starts it. */
export function DemoSection({ content, position, ground, drawings }: DrawnSectionProps<Demo>) {
  const { label, title, intro, picture, notice } = content;
  const panel = useRef<HTMLDivElement>(null);
  const { code, state, start } = usePlayerCode(panel);
  const [file, setFile] = useState<File | null>(null);
  useFileDrop(
    panel,
    useCallback(
      (dropped: File) => {
        setFile(dropped);
        start();
      },
      [start],
    ),
  );
  useSharedMarket(panel, start);

  return (
    <Section id="demo" ground={ground}>
      <SectionHeading id="demo" position={position} label={label} title={title} intro={intro} />
      <div ref={panel} className="demo-panel mt-10 lg:mt-14">
        <div className="demo-parts">
          {code ? (
            <code.Player
              panel={panel}
              file={file}
              takesFocus={code.takesFocus}
              poster={
                <DrawnPicture picture={{ ...picture, alt: '' }} folder={drawings} className="" />
              }
            />
          ) : (
            <DemoInvitation content={content} drawings={drawings} state={state} start={start} />
          )}
        </div>
      </div>
      <p className="mt-4 max-w-[68ch] text-caption text-muted">{notice}</p>
    </Section>
  );
}

/** Fetches the demo's code when it is started, and not before. A failed attempt can be repeated. */
function usePlayerCode(panel: RefObject<HTMLElement | null>) {
  const [attempts, setAttempts] = useState(0);
  const load = useCallback(async () => {
    const [{ DemoPlayer: Player }] = await Promise.all([import('./demo-player'), loadStyles()]);
    // Whether the focus is on what the demo takes the place of.
    const takesFocus = panel.current?.contains(document.activeElement) ?? false;
    return { Player, takesFocus };
  }, [panel]);
  const start = useCallback(() => setAttempts((before) => before + 1), []);
  return { ...useLate(load, attempts, SLOW_CODE_MS), start };
}

/** Calls `onFile` with the first file that is dropped on the element, instead of the browser leaving the page for it. */
function useFileDrop(element: RefObject<HTMLElement | null>, onFile: (file: File) => void): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) onFile(file);
    };
    target.addEventListener('dragover', allow);
    target.addEventListener('drop', drop);
    return () => {
      target.removeEventListener('dragover', allow);
      target.removeEventListener('drop', drop);
    };
  }, [element, onFile]);
}

/** An address that names a market was shared to be seen: there the demo starts once it is in view, and stands still. */
function useSharedMarket(panel: RefObject<HTMLElement | null>, start: () => void): void {
  const [isShared, setIsShared] = useState(false);
  useEffect(() => {
    setIsShared(new URLSearchParams(window.location.search).has(MARKET_PARAMETER));
  }, []);
  const isSeen = useSeen(panel, isShared);
  useEffect(() => {
    if (isShared && isSeen) start();
  }, [isShared, isSeen, start]);
}

/** The demo before it is started: its first bar as a picture, the button, and what a visitor can check. */
function DemoInvitation({
  content: { picture, proof, checks, start: name, starting, slow, failed, scriptless },
  drawings,
  state,
  start,
}: {
  content: Demo;
  drawings: string;
  state: ReturnType<typeof usePlayerCode>['state'];
  start: () => void;
}) {
  const isLoading = state === 'loading' || state === 'slow';
  const said = { waiting: '', loading: '', loaded: '', slow, failed }[state];
  return (
    <>
      <div className="demo-main">
        <p className="demo-proof text-muted text-small">{proof}</p>
        <figure className="grid gap-3">
          <DrawnPicture
            picture={picture}
            folder={drawings}
            className="demo-chart w-full object-contain"
          />
          <figcaption className="demo-readout">{picture.caption}</figcaption>
        </figure>
        <div className="demo-transport">
          <div className="grid items-center justify-items-start *:[grid-area:1/1]">
            <ScriptButton
              className="button button-primary needs-script"
              data-event={isLoading ? undefined : 'demo started'}
              aria-disabled={isLoading}
              onClick={isLoading ? undefined : start}
            >
              <Play aria-hidden="true" className="size-4" strokeWidth={2} />
              {isLoading ? starting : name}
            </ScriptButton>
            <p className="scripts-note">{scriptless}</p>
          </div>
        </div>
      </div>
      <div className="demo-side">
        <ol className="grid gap-6">
          {checks.map((check, index) => (
            <li key={check} className="grid gap-2 border-hairline border-b pb-6 last:border-b-0">
              <span aria-hidden="true" className="font-mono text-accent text-caption">
                {index + 1}
              </span>
              <span className="text-small">{check}</span>
            </li>
          ))}
        </ol>
        <p role="status" className="text-small empty:hidden">
          {said}
        </p>
      </div>
    </>
  );
}
