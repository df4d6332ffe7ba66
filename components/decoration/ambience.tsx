'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useIdle } from '@/lib/idle/use-idle';

/** Brings particles and cursor once the page is idle: decoration never delays anything. */
export function Ambience() {
  const idle = useIdle();
  const [Layer, setLayer] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!idle) return;
    let cancelled = false;
    import('./ambience-layer').then(
      ({ AmbienceLayer }) => cancelled || setLayer(() => AmbienceLayer),
      // Decoration that cannot load is left out.
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [idle]);

  return Layer && <Layer />;
}
