'use client';

import { useState } from 'react';
import { ScriptButton } from '@/components/ui/script-button';
import { Section, type SectionProps } from '@/components/ui/section';
import { useIdle, useLate } from '@/lib/browser/late-code';
import { useMediaQuery, useMotion } from '@/lib/browser/motion';
import { storageKeys } from '@/lib/browser/storage-keys';
import { createPreference, useIsSaved, useStored } from '@/lib/browser/stored';
import type { Notices } from '@/lib/content/schemas/proof';
import { useNotices } from './use-notices';

/** One store for the page: both controls that switch notices agree. */
const preference = createPreference(storageKeys.notices);

/** A notice would cover much of such a window: zoomed to 400 %, a phone on its side. `em` grows with the visitor's own text size. */
const SHORT_WINDOW_QUERY = '(height < 30em)';

/** With its animation library off the page's first load; without it no notice is shown. */
const loadStack = () => import('./notice-stack').then(({ NoticeStack }) => NoticeStack);

/** One line that says what the notices at the foot of the window are, and turns them off for good. */
export function NoticesSection({ content, ground }: SectionProps<Notices>) {
  const { title, text, turnOff, turnOn, offStatus, offUnsaved, provenance, pool } = content;
  const isOn = useStored(preference);
  const isSaved = useIsSaved(preference);
  const { isPaused } = useMotion();
  const isShort = useMediaQuery(SHORT_WINDOW_QUERY);
  // Null until their code has looked.
  const [isClear, setIsClear] = useState<boolean | null>(null);
  const isWanted = isOn && !isPaused && !isShort;
  const { notices, ...actions } = useNotices(pool, isWanted && isClear !== false);
  const { code: Stack } = useLate(loadStack, useIdle() && isWanted);

  return (
    <Section id="notices" ground={ground} provenance={provenance.status} isStrip>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 text-small text-muted max-sm:text-caption">
        <div className="notice-words">
          <h2 id="notices-title" className="font-semibold text-ink">
            {title}
          </h2>{' '}
          <p>
            {text} {isOn ? null : <span>{isSaved ? offStatus : offUnsaved}</span>}
          </p>
        </div>
        <div className="needs-script">
          <ScriptButton
            className="button button-secondary min-h-[44px]"
            onClick={() => preference.set(!isOn)}
          >
            {isOn ? turnOff : turnOn}
          </ScriptButton>
        </div>
      </div>
      {Stack && (
        <Stack
          words={content}
          notices={notices}
          actions={actions}
          onTurnOff={() => preference.set(false)}
          isClear={isClear === true}
          onRoom={setIsClear}
        />
      )}
    </Section>
  );
}
