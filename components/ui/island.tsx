import type { ReactElement } from 'react';
import type { IslandName } from '@/components/islands';

function assertSerializable(this: unknown, key: string, value: unknown): unknown {
  const isCode =
    typeof value === 'function' || (value && typeof value === 'object' && '$$typeof' in value);
  if (isCode || (typeof value === 'number' && !Number.isFinite(value)))
    throw new Error(`island prop "${key}" is not JSON: ${value}`);
  return value;
}

/** Marks a page part that `components/islands.tsx` hydrates; `tools/build/clean.ts` moves its props into a file. */
export function Island({
  name,
  isEager = false,
  children,
}: {
  name: IslandName;
  isEager?: boolean;
  children: ReactElement;
}) {
  // `next dev` hydrates the whole page.
  const marks =
    process.env.NODE_ENV === 'production'
      ? { 'data-island': name, 'data-eager': isEager || undefined }
      : {};
  return (
    <>
      <div {...marks} className="contents">
        {children}
      </div>
      <script
        type="application/json"
        data-island-props={name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON cannot contain a tag
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(children.props, assertSerializable).replaceAll('<', '\\u003c'),
        }}
      />
    </>
  );
}
