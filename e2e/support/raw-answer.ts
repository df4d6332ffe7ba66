import { get, type IncomingHttpHeaders } from 'node:http';

/** What a server sends, before anything unpacks it. */
export function rawAnswer(
  address: string,
  coding: string,
): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'Accept-Encoding': coding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
