import type { ReactElement } from 'react';
import type { IslandName } from '@/components/islands';

/** Props have to survive JSON: elements, functions and `Infinity` do not. */
function refuseCode(this: unknown, key: string, value: unknown): unknown {
  const isCode =
    typeof value === 'function' || (value && typeof value === 'object' && '$$typeof' in value);
  if (isCode || (typeof value === 'number' && !Number.isFinite(value)))
    throw new Error(`an island's prop "${key}" is not JSON: ${value}`);
  return value;
}

/**
 * A part of a page that `components/islands.tsx` hydrates. The build moves the props into a file (`tools/build/bundle.ts`);
 * `next dev` hydrates the page as a whole.
 * @param name of the component in `components/islands.tsx`, once in a page
 * @param isEager hydrates when the page is idle, not with the visitor's first input
 * @param children one client component
 * @throws when a prop is not JSON
 */
export function Island({
  name,
  isEager = false,
  children,
}: {
  name: IslandName;
  isEager?: boolean;
  children: ReactElement;
}) {
  if (process.env.NODE_ENV !== 'production') return <div className="contents">{children}</div>;
  return (
    <>
      <div data-island={name} data-eager={isEager || undefined} className="contents">
        {children}
      </div>
      <script
        type="application/json"
        data-island-props={name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no element can begin
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(children.props, refuseCode).replaceAll('<', '\\u003c'),
        }}
      />
    </>
  );
}
