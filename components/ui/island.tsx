import type { ReactElement } from 'react';
import type { IslandName } from '@/components/islands';

/** Elements, functions and `Infinity` cannot be written down: what an island is given is data. */
function refuseCode(this: unknown, key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new Error(`an island is given "${key}", which JSON cannot say: ${value}`);
  if (typeof value === 'function' || (typeof value === 'object' && value && '$$typeof' in value))
    throw new Error(`an island is given "${key}", which is no data`);
  return value;
}

/**
 * A part of a page in which something happens: `components/islands.tsx` starts it in the browser, with the same component and the
 * same properties as here. All else is HTML and brings no script. A build takes the properties out of the page
 * (`scripts/finish/scripts.ts`); in development Next runs the page as a whole, and needs none of this.
 * @param name of the island in `components/islands.tsx`, once in a page
 * @param isNow whether it starts with the page, and not when it comes near
 * @param canRest whether it does nothing before the visitor does: a page with no other islands has its scripts wait for that
 * @param children one client component
 * @throws when it is given anything but data
 */
export function Island({
  name,
  isNow = false,
  canRest = false,
  children,
}: {
  name: IslandName;
  isNow?: boolean;
  canRest?: boolean;
  children: ReactElement;
}) {
  if (process.env.NODE_ENV !== 'production') return <div className="contents">{children}</div>;
  const given = JSON.stringify(children.props, refuseCode).replaceAll('<', '\\u003c');
  return (
    <>
      <div data-waits={name} className="contents">
        {children}
      </div>
      <script
        type="application/json"
        data-given={name}
        data-now={isNow || undefined}
        data-rests={canRest || undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which no element can begin
        dangerouslySetInnerHTML={{ __html: given }}
      />
    </>
  );
}
