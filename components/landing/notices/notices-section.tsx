'use client';

import { useEffect, useState } from 'react';
import { ScriptButton } from '@/components/ui/script-button';
import { Section, type SectionProps } from '@/components/ui/section';
import { useIdle, useLate } from '@/lib/browser/late-code';
import { useDocumentVisible, useMediaQuery, useMotion } from '@/lib/browser/motion';
import { createPreference, usePreference } from '@/lib/browser/preference';
import { storageKeys } from '@/lib/browser/storage-keys';
import type { Notices } from '@/lib/content/schemas/proof';

/** One store for the page: both controls that switch notices agree. */
const preference = createPreference(storageKeys.notices);

/** A notice would cover much of such a window: zoomed to 400 %, a phone on its side. `em` grows with the visitor's own text size. */
const SHORT_WINDOW_QUERY = '(height < 30em)';

/** Without it no notice is shown. */
const loadNotices = () => import('./late-notices').then(({ LateNotices }) => LateNotices);

/** What the section itself says; the words of notices come with the code that shows them. */
type NoticeChoice = Omit<
  Notices,
  'pool' | 'exampleTime' | 'simulatedLabel' | 'dismiss' | 'turnOffShort'
>;

/** One line that says what the notices at the foot of the window are, and turns them off for good. */
export function NoticesSection({ content, ground }: SectionProps<NoticeChoice>) {
  const { title, text, turnOff, turnOn, offStatus, offUnsaved, provenance } = content;
  const { isOn, isSaved } = usePreference(preference);
  const { isPaused } = useMotion();
  const isShort = useMediaQuery(SHORT_WINDOW_QUERY);
  const isVisible = useDocumentVisible();
  const isWanted = isOn && !isPaused && !isShort;
  const { code: LateNotices } = useLate(loadNotices, useIdle() && isWanted);
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (isWanted && isVisible) setSince((known) => known ?? performance.now());
  }, [isWanted, isVisible]);

  return (
    <Section id="notices" ground={ground} provenance={provenance.status} isStrip>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 text-small text-muted max-sm:text-caption">
        <div className="notice-words">
          <h2 id="notices-title">{title}</h2>{' '}
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
      {LateNotices && since !== null && (
        <LateNotices isWanted={isWanted} since={since} onTurnOff={() => preference.set(false)} />
      )}
    </Section>
  );
}
