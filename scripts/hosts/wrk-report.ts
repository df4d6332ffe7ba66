/** What wrk (https://github.com/wg/wrk) measured. */
export interface WrkReport {
  readonly requestsPerSecond: number;
  /** Time within which 99 of 100 answers came, as wrk writes it: `4.20ms`. */
  readonly slowest: string;
  /** Answers of another status than 2xx or 3xx, and connections that failed. */
  readonly failures: number;
}

const sum = (numbers: readonly (string | undefined)[]) =>
  numbers.reduce((total, text) => total + Number(text ?? 0), 0);

/** Reads the report of `wrk --latency`. @throws Error for text that holds no figure */
export function readWrk(text: string): WrkReport {
  const rate = /^Requests\/sec:\s+([\d.]+)$/m.exec(text)?.[1];
  const slowest = /^\s+99%\s+(\S+)$/m.exec(text)?.[1];
  if (!rate || !slowest) throw new Error(`wrk printed no figures:\n${text}`);
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text);
  const statuses = /Non-2xx or 3xx responses: (\d+)/.exec(text);
  return {
    requestsPerSecond: Number(rate),
    slowest,
    failures: sum([...(sockets?.slice(1) ?? []), statuses?.[1]]),
  };
}
