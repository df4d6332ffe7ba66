'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { DrawnPicture } from '@/components/ui/picture';
import { Section, SectionHeading } from '@/components/ui/section';
import { marketParameter } from '@/engine/replay/market-number';
import { useFileDrop } from '@/engine/replay/use-file-drop';
import { useSeen } from '@/engine/replay/use-seen';
import type { Demo } from '@/lib/content/schemas/demo';
import { DemoInvitation } from './demo-invitation';
import { useDemoCode } from './use-demo-code';

/** A picture of the demo's first bar until the visitor starts it. */
export function DemoSection({ content, position }: { content: Demo; position: number }) {
  const { label, title, intro, picture, notice } = content;
  const panel = useRef<HTMLDivElement>(null);
  const { code, state, start } = useDemoCode(panel);
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
    <Section id="demo">
      <SectionHeading id="demo" position={position} label={label} title={title} intro={intro} />
      <div ref={panel} className="demo-panel mt-10 lg:mt-14">
        {code ? (
          <code.Player
            panel={panel}
            file={file}
            takesFocus={code.takesFocus}
            poster={<DrawnPicture picture={{ ...picture, alt: '' }} className="" />}
          />
        ) : (
          <DemoInvitation content={content} state={state} start={start} />
        )}
      </div>
      <p className="mt-4 max-w-[68ch] text-caption text-muted">{notice}</p>
    </Section>
  );
}

/** An address that names a market was shared to be seen: there the demo starts once it is in view, and stands still. */
function useSharedMarket(panel: RefObject<HTMLElement | null>, start: () => void): void {
  const [isShared, setIsShared] = useState(false);
  useEffect(() => {
    setIsShared(new URLSearchParams(window.location.search).has(marketParameter));
  }, []);
  const isSeen = useSeen(panel, isShared);
  useEffect(() => {
    if (isShared && isSeen) start();
  }, [isShared, isSeen, start]);
}
