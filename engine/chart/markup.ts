import { round, type Shape } from './svg';

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** @returns the text of an SVG file: the shape and everything in it, numbers rounded to a tenth */
export function markup({ name, attributes, children, text }: Shape): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const content = typeof value === 'number' ? String(round(value)) : escaped(String(value));
      return ` ${key}="${content}"`;
    })
    .join('');
  const inside = escaped(text ?? '') + children.map(markup).join('');
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`;
}
