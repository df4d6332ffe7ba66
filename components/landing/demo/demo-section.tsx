'use client';

import { Play } from 'lucide-react';
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { Control } from '@/components/ui/control';
import { InlineLinks, LinkedText } from '@/components/ui/links';
import { DrawnPicture, MOVING } from '@/components/ui/picture';
import { Section, SectionHeading, type SectionPlace } from '@/components/ui/section';
import { useInView, useMotion } from '@/lib/browser/page-state';
import { savesData } from '@/lib/browser/privacy';
import { fill } from '@/lib/text/fill';
import { formatNumber } from '@/lib/text/format';
import type { DemoProps } from './demo-props';
import { Proof, verdictWords } from './exhibits';
import { useLazyModule } from './lazy-module';
import { useSharedMarket } from './market-address';
import type { Demo } from './schema';
import type { FirstMarket } from './use-demo';

/** Links to this id start the demo. */
const TEST = 'repaint-test';

const loadMore = () => import('./late');

type DemoSectionProps = DemoProps & SectionPlace;

export function DemoSection({
  texts,
  proof,
  cost,
  sold,
  playerTexts,
  drawings,
  ...place
}: DemoSectionProps) {
  const { title, intro, figures, noticeTitle, notice, guide, index } = texts;
  const { theme, locale } = place;
  const stage = useRef<HTMLDivElement>(null);
  const { code, start, ...progress } = usePlayerCode(stage, sold);
  const [file, setFile] = useState<File | null>(null);
  const onFile = useCallback(
    (dropped: File) => {
      setFile(dropped);
      start();
    },
    [start],
  );
  const isFileOver = useFileDrop(stage, onFile);
  useSharedMarket(stage, start);
  useTestLinks(start);
  const pictures = proofPictures(figures, drawings);
  return (
    <Section id="demo" theme={theme}>
      <SectionHeading id="demo" title={title} intro={intro} />
      <div ref={stage} className="demo-stage" data-drop={isFileOver}>
        {code ? (
          <code.Player
            first={code.first}
            takesFocus={code.takesFocus}
            texts={playerTexts}
            {...{ loadMore, stage, file, figures, pictures, Proof }}
          />
        ) : (
          <DemoPreview
            {...{ texts, proof, cost, drawings, locale, start, ...progress }}
            words={playerTexts.demoWords}
          />
        )}
        <span id={TEST} className="demo-anchor" />
      </div>
      <details className="demo-fold">
        <summary>
          <b>{noticeTitle}</b>
        </summary>
        <p className="max-w-[34rem] pb-4 text-small text-muted">
          <InlineLinks text={notice} />
          {guide ? <LinkedText text="" link={guide} /> : null}
        </p>
      </details>
      {index ? (
        <p className="mt-4 text-small text-muted">
          <LinkedText {...index} />
        </p>
      ) : null}
    </Section>
  );
}

/** Loads the code and analyzes the first market when a visitor starts the demo. */
function usePlayerCode(stage: RefObject<HTMLElement | null>, sold: DemoProps['sold']) {
  const [isStarted, setIsStarted] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [market, setMarket] = useState<{ first: FirstMarket; takesFocus: boolean } | null>(null);
  const load = useCallback(async () => {
    const { RunningDemo: Player, loadFirstMarket } = await import('./running-demo');
    return { Player, analyze: () => loadFirstMarket(sold) };
  }, [sold]);
  const start = useCallback(() => {
    setHasFailed(false);
    setIsStarted(true);
  }, []);
  const { code, isLost } = useLazyModule(load, isStarted);
  useEffect(() => {
    if (!code || !isStarted) return;
    let isWanted = true;
    code.analyze().then(
      (first) => {
        const takesFocus = stage.current?.contains(document.activeElement) ?? false;
        // In a transition, to keep the page responsive.
        if (isWanted) startTransition(() => setMarket({ first, takesFocus }));
      },
      (error) => {
        console.error(error);
        setIsStarted(false);
        setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [code, isStarted, stage]);
  return { code: code && market && { ...code, ...market }, isLost, isStarted, hasFailed, start };
}

/** Reports the first file dropped on the element. Returns whether a file is being dragged over it. */
function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const target = element.current;
    const ending = new AbortController();
    const { signal } = ending;
    const allow = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(event.dataTransfer?.types.includes('Files') ?? false);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && target?.contains(relatedTarget))) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) onFile(file);
    };
    target?.addEventListener('dragover', allow, { signal });
    target?.addEventListener('dragleave', leave, { signal });
    target?.addEventListener('drop', drop, { signal });
    return () => ending.abort();
  }, [element, onFile]);
  return isOver;
}

/** Starts the demo when a link to it has been pressed, or named by the address of the visit. */
function useTestLinks(start: () => void): void {
  useEffect(() => {
    const follow = () => {
      if (window.location.hash === `#${TEST}`) start();
    };
    follow();
    // After `startHashScroll`, which changes the address without a `hashchange`.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [start]);
}

const proofPictures = (
  { own, repainting }: Demo['figures'],
  folder: DemoSectionProps['drawings'],
  live?: string,
) =>
  [own, repainting].map(({ name, picture }) => (
    <DrawnPicture key={name} picture={picture} folder={folder} live={live} />
  ));

/** Scrolling has ended. */
const QUIET_MS = 800;
/** 4 s, and the time to load the pictures. */
const REPLAY_MS = 6000;

/** Returns whether the pictures replay their last bars: once, when the element is first seen. */
function useReplay(element: RefObject<HTMLElement | null>, isAllowed: boolean): boolean {
  const { canMove } = useMotion();
  const [phase, setPhase] = useState<'before' | 'during' | 'after'>('before');
  const mayPlay = isAllowed && canMove;
  const isSeen = useInView(element, mayPlay && phase === 'before');
  useEffect(() => {
    if (!isSeen || !mayPlay || phase === 'after' || savesData()) return;
    const next = phase === 'before' ? 'during' : 'after';
    const timer = setTimeout(() => setPhase(next), phase === 'before' ? QUIET_MS : REPLAY_MS);
    return () => clearTimeout(timer);
  }, [isSeen, mayPlay, phase]);
  return mayPlay && phase === 'during';
}

function DemoPreview({
  texts,
  words: { said, failed },
  proof,
  cost,
  drawings,
  locale,
  isLost,
  isStarted,
  hasFailed,
  start,
}: Pick<DemoSectionProps, 'texts' | 'proof' | 'cost' | 'drawings' | 'locale'> &
  Omit<ReturnType<typeof usePlayerCode>, 'code'> & {
    words: DemoProps['playerTexts']['demoWords'];
  }) {
  const startBar = useRef<HTMLDivElement>(null);
  const isReplaying = useReplay(startBar, !isStarted);
  const { figures, futures, moment, tests, checks } = texts;
  const { own, repainting } = figures;
  const { start: name, startNote, starting, slow } = texts;
  const pictures = proofPictures(figures, drawings, isReplaying ? MOVING : undefined);
  const { confirmed, changed, takenBack } = proof;
  const exhibits = [
    { name: own.name, number: changed, all: fill(own.text, { count: confirmed }, locale) },
    {
      name: repainting.name,
      number: takenBack,
      all: fill(repainting.text, { count: takenBack }, locale),
    },
  ].map(({ number, ...exhibit }, index) => ({
    ...exhibit,
    count: formatNumber(number, locale),
    chart: pictures[index],
  }));
  const words = {
    newest: said.newest,
    verdict: verdictWords(said, proof, locale),
    cost,
    moment: [fill(moment, { bar: proof.bar }, locale)],
  };
  function press({ currentTarget }: React.MouseEvent<HTMLButtonElement>) {
    // Safari does not focus clicked buttons.
    currentTarget.focus({ preventScroll: true });
    start();
  }
  return (
    <>
      <Proof {...{ exhibits, ...words }}>
        <div ref={startBar} className="demo-start">
          <Control
            className="button button-primary"
            aria-disabled={isStarted}
            onClick={isStarted ? undefined : press}
          >
            <Play aria-hidden="true" className="size-4" strokeWidth={2} />
            {isStarted ? starting : name}
          </Control>
          <p role="status" className="text-small text-muted">
            {hasFailed ? failed.sentence : isLost ? slow : startNote}
          </p>
        </div>
      </Proof>
      <div className="demo-controls">
        <div className="demo-checks">
          <h3>{tests}</h3>
          <ul>
            {checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        </div>
        <details className="demo-fold">
          <summary>
            <b>{futures.title}</b>
          </summary>
          <figure className="grid gap-x-8 gap-y-2 pb-4 sm:grid-cols-2">
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
        </details>
      </div>
    </>
  );
}
