import type { ComponentProps } from 'react';

const looks = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
} as const;

/** A link that looks like a button; `className` is added last. */
export function ButtonLink({
  look,
  className = '',
  ...link
}: ComponentProps<'a'> & { look: keyof typeof looks }) {
  return <a {...link} className={`${looks[look]} ${className}`} />;
}
