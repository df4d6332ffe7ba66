/**
 * Prints how Netlify reads a `_headers` file, as JSON:
 *
 *     npx tsx scripts/testing/netlify-headers.ts <file>
 */
import { loadTool } from './programs';

/** What Netlify reads: the headers of each path, and what it could not make sense of. */
export interface NetlifyHeaders {
  readonly headers: readonly { for: string; values: Record<string, string> }[];
  readonly errors: readonly string[];
}

/** What is used of https://www.npmjs.com/package/netlify-headers-parser */
interface Parser {
  parseAllHeaders(options: {
    headersFiles: string[];
    minimal: boolean;
  }): Promise<{ headers: NetlifyHeaders['headers']; errors: Error[] }>;
}

async function print(file: string): Promise<void> {
  const { parseAllHeaders } = await loadTool<Parser>('netlify-headers-parser');
  const { headers, errors } = await parseAllHeaders({ headersFiles: [file], minimal: true });
  const read: NetlifyHeaders = { headers, errors: errors.map(({ message }) => message) };
  console.log(JSON.stringify(read));
}

print(process.argv[2] ?? '').catch((error: Error) => {
  console.error(error.stack);
  process.exitCode = 1;
});
