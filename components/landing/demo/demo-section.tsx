'use client';

import { Play } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Control } from '@/components/ui/control';
import { DrawnPicture } from '@/components/ui/picture';

import { type DrawnSectionProps, Section, SectionHeading } from '@/components/ui/section';
import type { Demo } from '@/content/schemas/landing';
import { useInView } from '@/lib/browser/in-view';
import { useLazyModule } from '@/lib/browser/lazy-module';
import { fill } from '@/lib/text/fill';
import { formatNumber } from '@/lib/text/format';
import { Exhibit, Verdict } from './exhibit';
import { MARKET_PARAMETER } from './market-address';

/** After this the visitor is told that the code has not come. */
const SLOW_CODE_MS = 10_000;

/** What the ledgers of the demo count on the market of the pictures, and how far after the page's first picture. */
export interface PrintedProof {
  later: number;
  bar: number;
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
  const { label, title, emphasis, intro, figures, futures, notice } = content;
  const panel = useRef<HTMLDivElement>(null);
  const { code, state, start } = usePlayerCode(panel);
  const [file, setFile] = useState<File | null>(null);
  const isFileOver = useFileDrop(
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
  const pictures = [figures.own, figures.naive].map(({ name, picture }) => (
    <DrawnPicture key={name} picture={picture} folder={drawings} />
  ));

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
      <div ref={panel} className="demo-stage" data-drop={isFileOver}>
        {code ? (
          <code.Player
            first={code.first}
            panel={panel}
            file={file}
            takesFocus={code.takesFocus}
            figures={figures}
            pictures={pictures}
          />
        ) : (
          <PrintedDemo
            content={content}
            proof={proof}
            pictures={pictures}
            locale={locale}
            state={state}
            start={start}
          />
        )}
      </div>
      <figure className="mt-6 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {[futures.came, futures.other].map((picture) => (
          <div key={picture.drawing} className="overflow-clip">
            <DrawnPicture
              picture={picture}
              folder={drawings}
              className="h-[170px] min-w-full max-w-none sm:h-[190px]"
            />
          </div>
        ))}
        <figcaption className="col-span-full text-small text-muted">{futures.text}</figcaption>
      </figure>
      <p className="mt-3 text-caption text-muted">{notice}</p>
    </Section>
  );
}

/** Fetches the demo's code when it is started, and not before. A failed attempt can be repeated. */
function usePlayerCode(panel: RefObject<HTMLElement | null>) {
  const [presses, setPresses] = useState(0);
  const load = useCallback(async () => {
    const { DemoPlayer: Player, firstMarket } = await import('./demo-player');
    const first = await firstMarket();
    // Whether the focus is on what the demo takes the place of.
    const takesFocus = panel.current?.contains(document.activeElement) ?? false;
    return { Player, first, takesFocus };
  }, [panel]);
  const start = useCallback(() => setPresses((before) => before + 1), []);
  return { ...useLazyModule(load, presses, SLOW_CODE_MS), start };
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
  const isSeen = useInView(panel, isShared);
  useEffect(() => {
    if (isShared && isSeen) start();
  }, [isShared, isSeen, start]);
}

/** What was counted, over the two charts it was counted on; the button, and what a visitor can do. */
function PrintedDemo({
  content: { figures, gone, kept, moment, checks, start: name, starting, slow, failed },
  proof: { bar, confirmed, changed, drawn, moved },
  pictures,
  locale,
  state,
  start,
}: {
  content: Demo;
  proof: PrintedProof;
  pictures: readonly ReactNode[];
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
    <>
      {printed.map(({ name, text, count, all }, place) => (
        <Exhibit
          key={name}
          count={formatNumber(count, locale)}
          all={fill(text, { count: all }, locale)}
          name={name}
        >
          {pictures[place]}
        </Exhibit>
      ))}
      <Verdict gone={gone} kept={kept} moment={fill(moment, { bar }, locale)} />
      <div className="demo-controls order-3 col-span-2 pt-3">
        <div className="relative grid min-h-15 content-start items-center gap-x-6 gap-y-2 sm:grid-cols-[230px_1fr]">
          <Control
            className="button button-primary"
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
          </Control>
          <p role="status" className="text-small">
            {said}
          </p>
        </div>
        <ol className="list-inside list-decimal text-small text-muted">
          {checks.map((check) => (
            <li key={check} className="border-t border-hairline py-2.5">
              {check}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
