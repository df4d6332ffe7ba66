import { fill, type Plural, type ValuesOf } from '@/lib/text/fill';

/** For lazy-loaded code, which has no `content`. */
export function pageLocale(): string {
  return document.documentElement.lang;
}

export function say<const Text extends string | Plural>(
  text: Text,
  values: ValuesOf<NoInfer<Text>>,
): string {
  return fill(text, values, pageLocale());
}
