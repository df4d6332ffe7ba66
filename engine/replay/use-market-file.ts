'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type FileResult, readMarketFile } from './read-market-file';

/** Milliseconds that reading goes on for before the page may draw. */
const budget = 12;

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
    // Whatever is still being read when the demo goes is of no interest any more. It may come back, as in strict mode.
    return () => {
      latest.current += 1;
    };
  }, []);

  const read = useCallback(
    (file: File) => {
      latest.current += 1;
      const mine = latest.current;
      let since = performance.now();
      setDone(0);
      const pause = async (part: number) => {
        if (performance.now() - since < budget) return;
        setDone(part);
        await new Promise((goOn) => setTimeout(goOn));
        since = performance.now();
      };
      void readMarketFile(file, pause).then((result) => {
        if (mine !== latest.current) return;
        setDone(null);
        onResult(file, result);
      });
    },
    [onResult],
  );
  return { read, done };
}
