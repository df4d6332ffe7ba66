export type Path = readonly (string | number)[];

/** Returns a path as written in code: `plans[1].price`. */
export function formatPath(path: Path): string {
  return path.reduce<string>(
    (sofar, step) =>
      typeof step === 'number' ? `${sofar}[${step}]` : sofar ? `${sofar}.${step}` : step,
    '',
  );
}

export interface Leaf {
  path: Path;
  text: string;
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Record<string | number, unknown> | null | undefined)?.[step],
    value,
  );
}

/** Returns the list at `path`, or an empty list for any other value. */
export function listAt(value: unknown, path: Path = []): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

export function collectStrings(value: unknown, path: Path = []): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => collectStrings(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => collectStrings(item, [...path, key]));
}
