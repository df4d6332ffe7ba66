'use client';

import { startTransition, useEffect, useRef, useState } from 'react';
import { loadPart } from '@/lib/browser/retry';

/** Loads code once it is wanted. Retries at later inputs. @param load must be a stable function */
export function useLazyModule<Code>(load: () => Promise<Code>, isWanted: boolean) {
  const [code, setCode] = useState<Code | null>(null);
  const [isLost, setIsLost] = useState(false);
  const isAsked = useRef(false);

  useEffect(() => {
    if (!isWanted || isAsked.current) return;
    isAsked.current = true;
    void loadPart(load, () => setIsLost(true)).then((loaded) =>
      // In a transition, to keep the page responsive.
      startTransition(() => setCode(() => loaded)),
    );
  }, [load, isWanted]);

  return { code, isLost };
}
