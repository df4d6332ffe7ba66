/** Longest wait for an answer; the page then says that the status cannot be had now. In ms. */
const ANSWER_LIMIT = 15_000;

/** The server answered, and refused. The message is `<status>: <body or status text>`, for logs and never for the page. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';

  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(`${status}: ${detail}`);
  }
}

/** No complete answer arrived: no network, a refused or broken connection. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** @returns the response with its whole body, as text */
async function ask(path: string): Promise<{ response: Response; body: string }> {
  try {
    const response = await fetch(path, {
      credentials: 'include',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(ANSWER_LIMIT),
    });
    return { response, body: await response.text() };
  } catch (cause) {
    // A slow server is not a missing network: let the time limit's own error through.
    if (cause instanceof Object && 'name' in cause && cause.name === 'TimeoutError') throw cause;
    throw new ConnectionError(`no answer from ${path}`, { cause });
  }
}

/**
 * `GET path` with cookies, read as JSON (rows R-DATA-1 and R-DATA-2).
 * @throws ResponseError for a response that is not ok; ConnectionError where none came; SyntaxError where it is not
 * JSON; a DOMException named TimeoutError after the limit
 */
export async function fetchJson(path: string): Promise<unknown> {
  const { response, body } = await ask(path);
  if (!response.ok) throw new ResponseError(response.status, body || response.statusText);
  return JSON.parse(body);
}
