/** Why a line cannot be read: it is too long, or the file is no text. */
type LineProblem = 'long' | 'binary';

/**
 * Takes one line. `text` is empty where there is a problem.
 *
 * @param number of the line, from 1
 * @returns whether to go on with the next line
 */
type TakeLine = (text: string, number: number, problem: LineProblem | null) => boolean;

interface LineReader {
  /** @returns whether more is wanted */
  push(text: string): boolean;
  /** Takes what follows the last line end as a line. */
  end(): void;
}

const longestLine = 1000;
/** Stands where a decoder met bytes that are no text. So many of them are more than a slip in a name. */
const replacementLimit = 10;

const [nul, lineFeed, carriageReturn, replacement] = [0, 10, 13, 0xfffd];
const byteOrderMark = '\uFEFF';

/**
 * Cuts text into lines (LF, CRLF or CR), however it is cut into chunks, without keeping more than a line.
 * It stops at a NUL or at many U+FFFD.
 */
export function createLineReader(take: TakeLine): LineReader {
  let isOpen = true;
  let isFirst = true;
  let isAfterReturn = false;
  let replacements = 0;
  let number = 1;
  let pending = '';

  function keep(piece: string): void {
    // One character over the limit tells that the line is too long.
    const room = longestLine + 1 - pending.length;
    pending += piece.length > room ? piece.slice(0, room) : piece;
  }

  function finish(): void {
    const problem = pending.length > longestLine ? 'long' : null;
    isOpen = take(problem ? '' : pending, number, problem);
    pending = '';
    number++;
  }

  /** @returns whether a character shows that the file is no text */
  function isBinary(code: number): boolean {
    if (code === replacement) replacements++;
    return code === nul || replacements >= replacementLimit;
  }

  function push(text: string): boolean {
    let start = 0;
    if (isFirst && text.length > 0) {
      isFirst = false;
      if (text.startsWith(byteOrderMark)) start = 1;
    }
    for (let index = start; isOpen && index < text.length; index++) {
      const code = text.charCodeAt(index);
      // Most characters are neither line ends nor suspicious.
      if (code > carriageReturn && code !== replacement) {
        isAfterReturn = false;
      } else if (code === lineFeed && isAfterReturn) {
        isAfterReturn = false;
        start = index + 1;
      } else if (code === lineFeed || code === carriageReturn) {
        isAfterReturn = code === carriageReturn;
        keep(text.slice(start, index));
        start = index + 1;
        finish();
      } else {
        isAfterReturn = false;
        if (isBinary(code)) {
          take('', number, 'binary');
          isOpen = false;
        }
      }
    }
    if (isOpen) keep(text.slice(start));
    return isOpen;
  }

  return {
    push,
    end() {
      if (isOpen && pending !== '') finish();
      isOpen = false;
    },
  };
}
