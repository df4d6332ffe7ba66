'use client';

import type { ComponentProps } from 'react';
import { useHydrated } from '@/lib/browser/page-state';

/** Renders a button after hydration; before that, an invisible box reserves its space. */
export function Control({ className, ...props }: ComponentProps<'button'>) {
  if (useHydrated()) return <button type="button" className={className} {...props} />;
  return (
    <span aria-hidden="true" className={`${className ?? ''} invisible noscript:hidden`}>
      {props.children}
    </span>
  );
}
