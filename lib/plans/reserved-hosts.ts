/** RFC 2606, RFC 6761, and ICANN's `internal`. */
const RESERVED =
  /(?<![\w.-])(?:[a-z0-9-]+\.)*(?:[a-z0-9-]+\.(?:example|test|invalid|local|internal|localhost)|example\.(?:com|net|org)|localhost)(?![\w-]|\.[a-z])/gi;

export function reservedHosts(text: string): string[] {
  return text.match(RESERVED) ?? [];
}
