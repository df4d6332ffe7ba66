import { useEffect, useState } from 'react';
import type { Finding } from 'repaint-check';
import { fill } from '@/lib/text/fill';
import { CaseChart } from './case-chart';
import type { CaseView, WantedCase } from './check';
import { caseText, type Words } from './report';

/** Shows a column's cases, one after the other, each on a chart. */
export function CaseStepper({
  words,
  finding: { name, cases },
  view,
}: {
  words: Words;
  finding: Finding;
  view: (wanted: WantedCase) => Promise<CaseView | null>;
}) {
  const { cases: texts } = words.texts;
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState<{ at: number; view: CaseView | null } | null>(null);
  const found = cases[at];
  useEffect(() => {
    let isWanted = true;
    if (found)
      void view({ column: name, found }).then((answer) => {
        if (isWanted) setShown({ at, view: answer });
      });
    return () => {
      isWanted = false;
    };
  }, [view, name, found, at]);
  if (!found) return null;
  const count = cases.length;
  const step = (by: number, text: string) => {
    const isOut = at + by < 0 || at + by >= count;
    return (
      <button
        type="button"
        className="demo-button"
        aria-disabled={isOut}
        onClick={isOut ? undefined : () => setAt(at + by)}
      >
        {text}
      </button>
    );
  };
  return (
    <div className="grid gap-3 pb-4">
      <p role="status" className="text-small">
        <b>{fill(texts.position, { at: at + 1, count }, words.locale)}</b> {caseText(words, found)}
      </p>
      <div className="flex flex-wrap gap-2">
        {step(-1, texts.previous)}
        {step(1, texts.next)}
      </div>
      {shown?.view ? <CaseChart {...{ words, name, found }} view={shown.view} /> : null}
      {shown && !shown.view ? <p className="text-small text-muted">{texts.lost}</p> : null}
    </div>
  );
}
