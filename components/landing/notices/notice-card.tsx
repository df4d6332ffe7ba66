import { X } from 'lucide-react';
import type { Notice, Notices } from '@/lib/content/schemas/proof';

/** One notice; while its pool is made up it carries the label that says so. */
export function NoticeCard({
  notice: { name, country, plan, time },
  words,
  onDismiss,
  onTurnOff,
}: {
  notice: Notice;
  words: Notices;
  onDismiss(): void;
  onTurnOff(): void;
}) {
  return (
    <div className="rounded-panel border border-edge bg-surface p-4 text-small">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {words.provenance.status === 'example' ? (
            <p className="inline-block rounded-small border border-tide px-1.5 text-small text-tide">
              {words.simulatedLabel}
            </p>
          ) : null}
          <p className="mt-2 font-semibold">
            {name} <span className="font-normal text-muted">· {country}</span>
          </p>
          <p className="text-muted">
            {plan} · {time}
          </p>
        </div>
        <button
          type="button"
          className="icon-button -mt-1 -mr-1 flex-none border-transparent"
          aria-label={words.dismiss}
          onClick={onDismiss}
        >
          <X aria-hidden="true" className="size-4" strokeWidth={1.75} />
        </button>
      </div>
      <p className="mt-2 text-small text-muted">{words.small}</p>
      <button
        type="button"
        className="text-link mt-1 min-h-11 text-left text-small"
        onClick={onTurnOff}
      >
        {words.turnOff}
      </button>
    </div>
  );
}
