'use client';

import { useEffect } from 'react';

/** Loads the entry script in `next dev`; a build adds it to the pages (`tools/build/clean.ts`). */
export function DevelopmentScripts() {
  useEffect(() => {
    void import('./start');
  }, []);
  return null;
}
