import type { IndicatorEvent } from './indicator';

/** Compares field by field; marks hold plain values only. */
export function isSame(one: object, other: object): boolean {
  let fields = 0;
  for (const name in one) {
    fields++;
    if (!Object.is(one[name as keyof object], other[name as keyof object])) return false;
  }
  return fields === Object.keys(other).length;
}

/** @returns whether both say the same of the same mark, to the last field */
export function isSameEvent(
  one: IndicatorEvent | undefined,
  other: IndicatorEvent | undefined,
): boolean {
  if (!one || !other) return false;
  return one.type === other.type && one.knownAt === other.knownAt && isSame(one.mark, other.mark);
}
