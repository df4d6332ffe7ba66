/** Names reserved by RFC 6761, RFC 6762 and ICANN. */
const RESERVED =
  /(?<![\w.-])(?:[a-z0-9-]+\.)*(?:[a-z0-9-]+\.(?:example|test|invalid|local|internal|localhost)|example\.(?:com|net|org)|localhost)(?![\w-]|\.[a-z])/gi;

/** Returns the hosts in a text that can only be examples. */
export function reservedHosts(text: string): string[] {
  return text.match(RESERVED) ?? [];
}
