'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { CoordinateLabel } from '@/components/ui/coordinate-label';
import { useMotion } from '@/lib/browser/motion';
import type { Notices } from '@/lib/content/schemas/proof';
import type { NoticeStackProps } from './notice-stack';
import { useNoticePreference } from './use-notice-preference';
import { useNotices } from './use-notices';

/**
 * Says what the notices at the foot of the window are and turns them off for good. The stack itself, with its
 * animation library, is loaded when the first notice is due.
 */
export function NoticesSection({ content, position }: { content: Notices; position: number }) {
  const { label, title, text, turnOff, turnOn, offStatus, provenance, pool } = content;
  const { isPaused } = useMotion();
  const { on, setOn } = useNoticePreference();
  const { shown, dismiss, hold, release } = useNotices(pool, on && !isPaused);
  const Stack = useNoticeStack(on && !isPaused);

  return (
    <section
      id="notices"
      aria-labelledby="notices-title"
      data-provenance={provenance.status}
      className="mx-auto w-full max-w-[1232px] px-4 pt-16 lg:pt-32"
    >
      <div className="grid gap-6 border-y border-hairline py-8 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <div>
          <CoordinateLabel position={position}>{label}</CoordinateLabel>
          <h2 id="notices-title" className="mt-3 font-serif text-title">
            {title}
          </h2>
          <p className="mt-2 max-w-[44rem] text-muted text-small">{text}</p>
        </div>
        <div className="needs-script flex flex-col gap-2 md:items-end">
          <button type="button" className="button button-secondary" onClick={() => setOn(!on)}>
            {on ? turnOff : turnOn}
          </button>
          {on ? null : <p className="text-caption text-muted">{offStatus}</p>}
        </div>
      </div>
      {Stack && (
        <Stack
          content={content}
          shown={shown}
          onDismiss={dismiss}
          onTurnOff={() => setOn(false)}
          onHold={hold}
          onRelease={release}
        />
      )}
    </section>
  );
}

/** Loads the stack's own code, off the page's first load; without it no notice is shown. */
function useNoticeStack(wanted: boolean): ComponentType<NoticeStackProps> | null {
  const [Stack, setStack] = useState<ComponentType<NoticeStackProps> | null>(null);

  useEffect(() => {
    if (!wanted) return;
    let cancelled = false;
    const timer = setTimeout(() => {
      import('./notice-stack').then(
        ({ NoticeStack }) => cancelled || setStack(() => NoticeStack),
        // Notices are decoration: a chunk that cannot load takes nothing else with it.
        () => undefined,
      );
    }, 1000);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [wanted]);

  return Stack;
}
