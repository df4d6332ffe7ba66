import { createContext, use } from 'react';
import { fill, type Plural, type ValuesOf } from '@/lib/text/fill';
import type { DemoProps } from './demo-props';

export type PlayerTexts = DemoProps['playerTexts'];

/** The running demo's texts, which `DemoPlayer` gets as a prop. */
export const PlayerTextsContext = createContext<PlayerTexts | null>(null);

export function usePlayerTexts(): PlayerTexts {
  const texts = use(PlayerTextsContext);
  if (!texts) throw new Error('PlayerTextsContext is missing');
  return texts;
}

/**
 * Returns the site's locale, for lazy-loaded code that cannot import `content`. Browsers' translators change `lang`,
 * sometimes to a value that `Intl` refuses.
 */
export function pageLocale(): string {
  return document.body.dataset.locale ?? 'en';
}

export function say<const Text extends string | Plural>(
  text: Text,
  values: ValuesOf<NoInfer<Text>>,
): string {
  return fill(text, values, pageLocale());
}
