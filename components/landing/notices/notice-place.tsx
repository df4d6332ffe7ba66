import { X } from 'lucide-react';
import { wordsOf } from './notices';
import type { Notices } from './schema';

/** In other notices, lines may break earlier. */
const SLACK = '\u00a0'.repeat(8);

/** Reserves room for notices, so that they cover nothing: an invisible notice with the longest text, which `notices.ts` copies. */
export function NoticePlace({ texts }: { texts: Notices }) {
  const { pool, provenance, simulatedLabel, turnOff, turnOffShort, dismiss } = texts;
  const [longest] = pool.map(wordsOf).sort((one, other) => other.length - one.length);
  return (
    <ul className="notice-stack">
      <li className="notice" data-provenance={provenance.status} data-nosnippet inert>
        <p>
          {provenance.status === 'example' ? <span className="chip">{simulatedLabel}</span> : null}{' '}
          <span>
            {longest}
            {SLACK}
          </span>
        </p>
        <button type="button" className="notice-button" aria-label={turnOff}>
          {turnOffShort}
        </button>
        <button type="button" className="notice-button" aria-label={dismiss}>
          <X aria-hidden="true" />
        </button>
      </li>
    </ul>
  );
}
