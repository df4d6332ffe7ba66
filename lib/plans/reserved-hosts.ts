/** Names that can never belong to anybody (RFC 2606, RFC 6761, and `internal`, which ICANN keeps for private networks). */
const RESERVED =
  /(?<![\w.-])(?:[a-z0-9-]+\.)*(?:[a-z0-9-]+\.(?:example|test|invalid|local|internal|localhost)|example\.(?:com|net|org)|localhost)(?![\w-]|\.[a-z])/gi;

/** @returns the hosts in a text that exist for examples and tests alone */
export function reservedHosts(text: string): string[] {
  return text.match(RESERVED) ?? [];
}
