'use client';

import { Control } from '@/components/ui/control';
import type { Notices } from '@/content/schemas/proof';
import { usePreference } from '@/lib/browser/page-state';
import { noticesPreference } from '@/lib/browser/preference';

/** A note in the footer. `notices.ts` reads the texts, too. */
export function NoticesSection({ texts }: { texts: Notices }) {
  const { title, text, turnOff, turnOn, offStatus, offUnsaved, provenance } = texts;
  const { isOn, isSaved } = usePreference(noticesPreference);

  return (
    <section id="notices" aria-label={title} data-provenance={provenance.status}>
      <p className="inline">
        {text} {isOn ? null : <span>{isSaved ? offStatus : offUnsaved}</span>}
      </p>{' '}
      <Control
        className="text-link min-h-[44px] text-start"
        onClick={() => noticesPreference.set(!isOn)}
      >
        {isOn ? turnOff : turnOn}
      </Control>
    </section>
  );
}
