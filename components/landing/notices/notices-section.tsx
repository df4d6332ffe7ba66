'use client';

import { Control } from '@/components/ui/control';
import { Section, type SectionProps } from '@/components/ui/section';
import type { Notices } from '@/content/schemas/proof';
import { usePreference } from '@/lib/browser/page-state';
import { noticesPreference } from '@/lib/browser/preference';

/** `notices.ts` reads the content, too. */
export function NoticesSection({ content, theme }: SectionProps<Notices>) {
  const { title, text, turnOff, turnOn, offStatus, offUnsaved, provenance } = content;
  const { isOn, isSaved } = usePreference(noticesPreference);

  return (
    <Section id="notices" theme={theme} provenance={provenance.status}>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 text-small text-muted max-sm:text-caption">
        <div className="min-w-[min(100%,20rem)] flex-1 *:inline">
          <h2 id="notices-title" className="font-semibold text-ink">
            {title}
          </h2>{' '}
          <p>
            {text} {isOn ? null : <span>{isSaved ? offStatus : offUnsaved}</span>}
          </p>
        </div>
        <Control
          className="button button-secondary min-h-[44px]"
          onClick={() => noticesPreference.set(!isOn)}
        >
          {isOn ? turnOff : turnOn}
        </Control>
      </div>
    </Section>
  );
}
