import { useState } from 'react';
import type { AccessDesk } from '@/lib/content/schemas/access-desk';
import { eraseDesk } from './desk';

/** What this browser keeps, and a button that erases it. */
export function DeskKeeping({
  words,
  isEmpty,
}: {
  words: AccessDesk['keeping'];
  /** Whether nothing is kept. */
  isEmpty: boolean;
}) {
  const [isErased, setIsErased] = useState(false);
  return (
    <section aria-labelledby="keeping" className="needs-script">
      <h2 id="keeping" className="font-semibold text-body">
        {words.title}
      </h2>
      <p className="mt-2 text-muted text-small">{words.text}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button button-secondary" onClick={() => window.print()}>
          {words.print}
        </button>
        <button
          type="button"
          className="button button-secondary"
          onClick={() => {
            eraseDesk();
            setIsErased(true);
          }}
        >
          {words.erase}
        </button>
      </p>
      <p role="status" className="mt-2 min-h-[1lh] text-muted text-small">
        {isErased && isEmpty ? words.erased : ''}
      </p>
    </section>
  );
}
