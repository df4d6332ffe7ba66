'use client';

import { ScriptButton } from '@/components/ui/script-button';
import { CoordinateLabel, Section, type SectionProps } from '@/components/ui/section';
import { useIdle, useLate } from '@/lib/browser/late-code';
import { useMediaQuery, useMotion } from '@/lib/browser/motion';
import { storageKeys } from '@/lib/browser/storage-keys';
import { createPreference, useIsSaved, useStored } from '@/lib/browser/stored';
import type { Notices } from '@/lib/content/schemas/proof';
import { useNotices } from './use-notices';

/** One store for the page: both controls that switch notices agree. */
const preference = createPreference(storageKeys.notices);

/** A notice would cover most of such a window: zoomed to 400 %, a phone on its side. `em` grows with the visitor's own text size. */
const SHORT_WINDOW_QUERY = '(height < 30em)';

/** With its animation library off the page's first load; without it no notice is shown. */
const loadStack = () => import('./notice-stack').then(({ NoticeStack }) => NoticeStack);

/** Says what the notices at the foot of the window are and turns them off for good. */
export function NoticesSection({ content, position, ground }: SectionProps<Notices>) {
  const { label, title, text, turnOff, turnOn, offStatus, offUnsaved, provenance, pool } = content;
  const isOn = useStored(preference);
  const isSaved = useIsSaved(preference);
  const { isPaused } = useMotion();
  const isShort = useMediaQuery(SHORT_WINDOW_QUERY);
  const isRunning = isOn && !isPaused && !isShort;
  const { notices, ...actions } = useNotices(pool, isRunning);
  const { code: Stack } = useLate(loadStack, useIdle() && isRunning);

  return (
    <Section id="notices" ground={ground} provenance={provenance.status}>
      <div className="grid gap-6 border-y border-hairline py-8 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <div>
          <CoordinateLabel position={position}>{label}</CoordinateLabel>
          <h2 id="notices-title" className="mt-3 font-serif text-title">
            {title}
          </h2>
          <p className="mt-2 max-w-[44rem] text-muted text-small">{text}</p>
        </div>
        <div className="needs-script flex flex-col gap-2 md:items-end">
          <ScriptButton className="button button-secondary" onClick={() => preference.set(!isOn)}>
            {isOn ? turnOff : turnOn}
          </ScriptButton>
          {isOn ? null : (
            <p className="text-caption text-muted">{isSaved ? offStatus : offUnsaved}</p>
          )}
        </div>
      </div>
      {Stack && (
        <Stack
          words={content}
          notices={notices}
          actions={actions}
          onTurnOff={() => preference.set(false)}
        />
      )}
    </Section>
  );
}
