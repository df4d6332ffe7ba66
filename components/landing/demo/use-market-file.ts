'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type FileResult, readMarketFile } from '@/engine/replay/market-file';

/** Reading continues for so long before the page may draw. */
const READ_BUDGET_MS = 12;

/**
 * Reads a file that a visitor chose. A later file takes the place of one that is still being read.
 *
 * @param onResult gets what came of it
 * @returns the way to read one, and the part of it that is done, null while nothing is read
 */
export function useMarketFile(onResult: (file: File, result: FileResult) => void): {
  read: (file: File) => void;
  done: number | null;
} {
  const [done, setDone] = useState<number | null>(null);
  const latest = useRef(0);
  useEffect(() => {
    // What is still being read when the demo goes is dropped. The demo may come back, as in strict mode.
    return () => {
      latest.current += 1;
    };
  }, []);

  const read = useCallback(
    (file: File) => {
      latest.current += 1;
      const attempt = latest.current;
      let startedAt = performance.now();
      setDone(0);
      const pause = async (part: number) => {
        if (performance.now() - startedAt < READ_BUDGET_MS) return;
        setDone(part);
        await new Promise((resume) => setTimeout(resume));
        startedAt = performance.now();
      };
      void readMarketFile(file, pause).then((result) => {
        if (attempt !== latest.current) return;
        setDone(null);
        onResult(file, result);
      });
    },
    [onResult],
  );
  return { read, done };
}
