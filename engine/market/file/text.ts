/** What kind of file it is, told from its first bytes, and how its bytes become text. */

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What a file is that holds no table. */
export type OtherFile =
  | 'workbook'
  | 'archive'
  | 'picture'
  | 'document'
  | 'web-page'
  | 'json'
  | 'binary';

/** What files of a kind begin with, a character for each byte. https://en.wikipedia.org/wiki/List_of_file_signatures */
const SIGNATURES: readonly [OtherFile, readonly string[]][] = [
  ['archive', ['PK\x03\x04', '\x1F\x8B', '7z\xBC\xAF', 'Rar!']],
  ['workbook', ['\xD0\xCF\x11\xE0']],
  ['picture', ['\x89PNG', '\xFF\xD8\xFF', 'GIF8', 'RIFF']],
  ['document', ['%PDF']],
];
/** Bytes that a kind of file is told by: the names in a workbook come soon. */
const SIGNED_BYTES = 4096;

const WEB_PAGE = /^\W{0,3}\s*<(?:!doctype|html|\?xml|head|body)/i;
const JSON_TEXT = /^\W{0,3}\s*[[{]\s*["[{\]}\d]/;

/** NULs among so many bytes tell UTF-16 of Latin letters, which has one in each pair, from a binary file. */
const MIN_NUL_PART = 0.25;

/** @returns the part of every second byte, from `first` on, that is NUL */
function nulPart(head: Uint8Array, first: 0 | 1): number {
  let nuls = 0;
  for (let at = first; at < head.length; at += 2) if (head[at] === 0) nuls++;
  return (2 * nuls) / Math.max(1, head.length);
}

function isUtf8(head: Uint8Array): boolean {
  try {
    // A character that the head cuts in two is none that is wrong.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** @param head first bytes of a file @returns what it is instead of text; null for text */
export function otherFileOf(head: Uint8Array): OtherFile | null {
  const latin = String.fromCharCode(...head.subarray(0, SIGNED_BYTES));
  const [kind] = SIGNATURES.find(([, all]) => all.some((one) => latin.startsWith(one))) ?? [];
  // Excel's workbooks are archives of such files.
  if (kind === 'archive' && /xl\/|\[Content_Types\]/.test(latin)) return 'workbook';
  if (kind) return kind;
  if (WEB_PAGE.test(latin)) return 'web-page';
  if (JSON_TEXT.test(latin)) return 'json';
  return head.includes(0) && !encodingOf(head).startsWith('utf-16') ? 'binary' : null;
}

/** @param head first bytes of a file @returns how its text is encoded: UTF-8 where nothing speaks against it */
export function encodingOf(head: Uint8Array): Encoding {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (nulPart(head, 1) > MIN_NUL_PART && nulPart(head, 0) === 0) return 'utf-16le';
  if (nulPart(head, 0) > MIN_NUL_PART && nulPart(head, 1) === 0) return 'utf-16be';
  return isUtf8(head) ? 'utf-8' : 'windows-1252';
}

/** Longer ones are no rows of prices; what is over is dropped, so that a file without line ends needs no room. */
export const MAX_LINE_LENGTH = 4000;

/**
 * Cuts text that comes in pieces into lines, which end with LF, CRLF or CR.
 *
 * @param onLine gets each line without its end, counted from 1; of a longer one `MAX_LINE_LENGTH` + 1 characters
 * @returns `push` takes a piece, `end` gives what stands after the last line end
 */
export function createLines(onLine: (text: string, line: number) => void): {
  push(text: string): void;
  end(): void;
} {
  let pending = '';
  let line = 1;
  let isAfterReturn = false;

  const keep = (piece: string) => {
    pending += piece.slice(0, MAX_LINE_LENGTH + 1 - pending.length);
  };
  const take = () => {
    onLine(pending, line++);
    pending = '';
  };

  return {
    push(chunk) {
      if (chunk === '') return;
      const text = isAfterReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
      isAfterReturn = chunk.endsWith('\r');
      const [first = '', ...others] = text.split(/\r\n|\n|\r/);
      keep(first);
      for (const next of others) {
        take();
        keep(next);
      }
    },
    end() {
      if (pending !== '') take();
    },
  };
}
