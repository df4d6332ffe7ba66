/** Values as they are written in content files. */

const KEY = /^[A-Za-z_$][\w$]*$/;

function quoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}

/** A value that stands in the source as it is: `...shipped`, under the key that spreads it. */
export const SPREAD = '...';

/**
 * @param value what JSON can hold; under the key `...` the name of what an object spreads
 * @param indent what its lines begin with
 * @returns the value as TypeScript, a line for each field and item
 */
export function sourceOf(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object'))
      return `[${value.map((item) => sourceOf(item)).join(', ')}]`;
    return `[\n${value.map((item) => `${inner}${sourceOf(item, inner)},\n`).join('')}${indent}]`;
  }
  const fields = Object.entries(value).map(([key, field]) =>
    key === SPREAD
      ? `...${field}`
      : `${KEY.test(key) ? key : quoted(key)}: ${sourceOf(field, inner)}`,
  );
  return `{\n${fields.map((field) => `${inner}${field},\n`).join('')}${indent}}`;
}
