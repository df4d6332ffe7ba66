/** The small mark above a heading: where on the chart the reader is (`02 · Indicators`). */
export function CoordinateLabel({ position, children }: { position?: number; children: string }) {
  return (
    <p className="flex items-center gap-3 font-mono text-caption text-muted">
      <span aria-hidden="true" className="h-px w-7 bg-brass" />
      <span>
        {position === undefined ? null : (
          <span className="tabular-nums">{String(position).padStart(2, '0')} · </span>
        )}
        {children}
      </span>
    </p>
  );
}
