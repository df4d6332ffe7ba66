import type { ComponentType } from 'react';
import type { IslandName, IslandProps } from '@/components/island-registry';

function assertSerializable(this: unknown, key: string, value: unknown): unknown {
  const isCode =
    typeof value === 'function' || (value && typeof value === 'object' && '$$typeof' in value);
  if (isCode || (typeof value === 'number' && !Number.isFinite(value)))
    throw new Error(`island prop "${key}" is not JSON: ${value}`);
  return value;
}

/** Marks a part that `islands.tsx` hydrates with the same component and props; `clean.ts` moves its props into a file. */
export function Island<Name extends IslandName>({
  name,
  view: View,
  props,
  isEager = false,
}: {
  name: Name;
  view: ComponentType<IslandProps<Name>>;
  props: IslandProps<Name>;
  isEager?: boolean;
}) {
  // `next dev` hydrates the whole page.
  const marks =
    process.env.NODE_ENV === 'production'
      ? { 'data-island': name, 'data-eager': isEager || undefined }
      : {};
  return (
    <>
      <div {...marks} className="contents">
        <View {...props} />
      </div>
      <script
        type="application/json"
        data-island-props={name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON cannot contain a tag
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(props, assertSerializable).replaceAll('<', '\\u003c'),
        }}
      />
    </>
  );
}
