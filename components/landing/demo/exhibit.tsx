import type { ReactNode } from 'react';

/** A count over the chart that it was counted on: in print, and while it runs in the same place. */
export function Exhibit({
  count,
  all,
  name,
  children,
}: {
  count: string;
  /** What it was counted of. */
  all: string;
  name: ReactNode;
  children: ReactNode;
}) {
  return (
    <figure>
      <figcaption>
        <strong>{count}</strong>
        <b>{all}</b>
        <span>{name}</span>
      </figcaption>
      <div className="demo-view">{children}</div>
    </figure>
  );
}

/** The sentence that connects both charts; below it, where they stand. */
export function Verdict({ gone, kept, moment }: { gone: string; kept: string; moment: string }) {
  return (
    <div className="demo-verdict">
      <p>
        <strong>{gone}</strong> {kept}
      </p>
      <p>{moment}</p>
    </div>
  );
}
