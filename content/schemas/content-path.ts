/** Where a value stands inside a content file: names of fields and positions in lists. */
export type Path = readonly (string | number)[];

/** @returns a path as content is written: `plans[1].price` */
export function formatPath(path: Path): string {
  return path.reduce<string>(
    (sofar, step) =>
      typeof step === 'number' ? `${sofar}[${step}]` : sofar ? `${sofar}.${step}` : step,
    '',
  );
}

/** A text with the place it stands at. */
export interface Leaf {
  path: Path;
  text: string;
}

/** @returns the value at `path`, or undefined where any step of it is missing */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Record<string | number, unknown> | null | undefined)?.[step],
    value,
  );
}

/** @returns the list at `path`, or an empty one where something else or nothing stands */
export function listAt(value: unknown, path: Path = []): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

/** @returns the text at `path`, or an empty one where something else or nothing stands */
export function textAt(value: unknown, path: Path): string {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : '';
}

/** @returns every text inside `value`, in the order of the file */
export function collectStrings(value: unknown, path: Path = []): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => collectStrings(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => collectStrings(item, [...path, key]));
}
