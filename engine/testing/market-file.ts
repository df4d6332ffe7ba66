import { MINUTE_MS } from '@/engine/market/bar';
import type { ReadableFile } from '@/engine/replay/market-file';

const encoder = new TextEncoder();

/** @returns the bytes in pieces of a length */
export function pieces(bytes: Uint8Array, length: number): Uint8Array[] {
  const count = Math.ceil(bytes.length / length);
  return Array.from({ length: count }, (_, piece) =>
    bytes.slice(piece * length, (piece + 1) * length),
  );
}

export interface FakeFile extends ReadableFile {
  /** Whether the rest was declined. */
  isCancelled(): boolean;
  /** Pieces that were read. */
  read(): number;
}

/** @returns a file that comes in these pieces, and then ends, or fails */
export function fileOf(chunks: readonly (Uint8Array | Error)[], size?: number): FakeFile {
  let read = 0;
  let isCancelled = false;
  const length = chunks.reduce((sum, chunk) => sum + ('length' in chunk ? chunk.length : 0), 0);
  const reader = {
    async read() {
      const value = chunks[read];
      if (value === undefined) return { done: true, value };
      read++;
      if (value instanceof Error) throw value;
      return { done: false, value };
    },
    async cancel() {
      isCancelled = true;
    },
  };
  return {
    size: size ?? length,
    stream: () => ({ getReader: () => reader }) as unknown as ReturnType<Blob['stream']>,
    isCancelled: () => isCancelled,
    read: () => read,
  };
}

/** @returns a file of a text, in one piece */
export function textFile(text: string): FakeFile {
  return fileOf([encoder.encode(text)]);
}

/** @returns a CSV file's text, with a column that no decoder gets right by accident */
export function csvText(count: number, step = 5 * MINUTE_MS): string {
  const rows = Array.from({ length: count }, (_, bar) => {
    const time = new Date(Date.UTC(2026, 2, 2) + bar * step).toISOString();
    return `${time},1.1,1.25,1,1.2,${bar},“é€𝄞”`;
  });
  return ['time,open,high,low,close,volume,ノート', ...rows].join('\n');
}
