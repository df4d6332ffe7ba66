import { type IncomingHttpHeaders, request } from 'node:http';

/** What a server answered. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request whose path is sent as it is written; `fetch` would tidy it up first. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(origin);
    // A connection of its own: a server may close one after an answer it did not like.
    const sent = request({ host, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject).end();
  });
}
