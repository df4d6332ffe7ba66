'use client';

import { Play } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { DrawnPicture } from '@/components/ui/picture';
import { ScriptButton } from '@/components/ui/script-button';
import { type DrawnSectionProps, Section, SectionHeading } from '@/components/ui/section';
import { useLate } from '@/lib/browser/late-code';
import type { Demo } from '@/lib/content/schemas/landing';
import type { Drawings } from '@/lib/pictures/picture-folders';
import { fill } from '@/lib/text/fill';
import { formatNumber } from '@/lib/text/format';
import { MARKET_PARAMETER } from './market-address';
import { useSeen } from './use-seen';

/** After this the visitor is told that the code has not come. */
const SLOW_CODE_MS = 10_000;

/** What the ledgers of the demo count on the market of the pictures, and how far after the page's first picture. */
export interface PrintedProof {
  later: number;
  /** Marks confirmed, and those of them that changed. */
  confirmed: number;
  changed: number;
  /** Marks that the repainting version drew, and those that changed or vanished. */
  drawn: number;
  moved: number;
}

/** The proof in print, until the visitor starts the demo in its place. */
export function DemoSection({
  content,
  proof,
  position,
  ground,
  drawings,
  locale,
}: DrawnSectionProps<Demo> & { proof: PrintedProof }) {
  const { label, title, emphasis, intro, notice } = content;
  const panel = useRef<HTMLDivElement>(null);
  const { code, state, hasRoom, start } = usePlayerCode(panel);
  const [wasAsked, setWasAsked] = useState(false);
  const ask = useCallback(() => {
    setWasAsked(true);
    start();
  }, [start]);
  const [file, setFile] = useState<File | null>(null);
  const isFileOver = useFileDrop(
    panel,
    useCallback(
      (dropped: File) => {
        setFile(dropped);
        ask();
      },
      [ask],
    ),
  );
  useSharedMarket(panel, start);
  const isBrought = hasRoom && wasAsked;
  useEffect(() => {
    // To where it will run: what was pressed stands further down.
    if (isBrought) panel.current?.scrollIntoView({ block: 'start' });
  }, [isBrought]);

  return (
    <Section id="demo" ground={ground} position={position}>
      <SectionHeading
        id="demo"
        position={position}
        label={label}
        title={title}
        emphasis={emphasis}
        intro={fill(intro, { later: proof.later }, locale)}
      />
      <div ref={panel} className="demo-stage" data-started={hasRoom} data-drop={isFileOver}>
        {code ? (
          <code.Player first={code.first} panel={panel} file={file} takesFocus={code.takesFocus} />
        ) : (
          <PrintedDemo
            content={content}
            proof={proof}
            drawings={drawings}
            locale={locale}
            state={state}
            start={ask}
          />
        )}
      </div>
      <p className="demo-notice">{notice}</p>
    </Section>
  );
}

/**
 * Fetches the demo's code when it is started, and not before. A failed attempt can be repeated. What a press asks for comes in
 * this order: its sign, painted; then the room for the demo, and its code.
 */
function usePlayerCode(panel: RefObject<HTMLElement | null>) {
  const [presses, setPresses] = useState(0);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (presses === attempts) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setAttempts(presses));
    });
    return () => cancelAnimationFrame(frame);
  }, [presses, attempts]);
  const load = useCallback(async () => {
    const { DemoPlayer: Player, prepareDemo } = await import('./demo-player');
    const first = await prepareDemo();
    // Whether the focus is on what the demo takes the place of.
    const takesFocus = panel.current?.contains(document.activeElement) ?? false;
    return { Player, first, takesFocus };
  }, [panel]);
  const start = useCallback(() => setPresses((before) => before + 1), []);
  const late = useLate(load, attempts, SLOW_CODE_MS);
  const state = presses > attempts ? 'loading' : late.state;
  return { code: late.code, state, hasRoom: attempts > 0, start };
}

/**
 * Calls `onFile` with the first file that is dropped on the element, instead of the browser leaving the page for it.
 * @returns whether one is held over it
 */
function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const allow = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(event.dataTransfer?.types.includes('Files') ?? false);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && target.contains(relatedTarget))) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) onFile(file);
    };
    target.addEventListener('dragover', allow);
    target.addEventListener('dragleave', leave);
    target.addEventListener('drop', drop);
    return () => {
      target.removeEventListener('dragover', allow);
      target.removeEventListener('dragleave', leave);
      target.removeEventListener('drop', drop);
    };
  }, [element, onFile]);
  return isOver;
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

/** What was counted, over the two charts it was counted on; the button, and what a visitor can do. */
function PrintedDemo({
  content: { figures, checks, start: name, starting, slow, failed, scriptless },
  proof: { confirmed, changed, drawn, moved },
  drawings,
  locale,
  state,
  start,
}: {
  content: Demo;
  proof: PrintedProof;
  drawings: Drawings;
  locale: string;
  state: ReturnType<typeof usePlayerCode>['state'];
  start: () => void;
}) {
  const isLoading = state === 'loading' || state === 'slow';
  const said = { waiting: '', loading: '', loaded: '', slow, failed }[state];
  const printed = [
    { ...figures.own, count: changed, all: confirmed },
    { ...figures.naive, count: moved, all: drawn },
  ];
  return (
    <div className="demo-print">
      {printed.map(({ name, text, picture, count, all }) => (
        <figure key={name}>
          <figcaption>
            <strong>{formatNumber(count, locale)}</strong>
            <b>{fill(text, { count: all }, locale)}</b>
            <span>{name}</span>
          </figcaption>
          <DrawnPicture picture={picture} folder={drawings} className="" />
        </figure>
      ))}
      <div className="demo-rail">
        <div className="grid items-center *:[grid-area:1/1]">
          <ScriptButton
            className="button button-primary needs-script"
            aria-disabled={isLoading}
            onClick={
              isLoading
                ? undefined
                : ({ currentTarget }) => {
                    // Safari gives the focus to no button that is pressed.
                    currentTarget.focus({ preventScroll: true });
                    start();
                  }
            }
          >
            <Play aria-hidden="true" className="size-4" strokeWidth={2} />
            {isLoading ? starting : name}
          </ScriptButton>
          <p className="scripts-note">{scriptless}</p>
        </div>
        <p role="status">{said}</p>
        <ol>
          {checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
