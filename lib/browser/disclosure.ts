import type { ToggleEvent } from 'react';

/**
 * For the `onToggle` of a `<details name>`: closes the others of its name where the browser does not do so by itself
 * (before Chrome 120, Firefox 130 and Safari 17.2).
 */
export function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>): void {
  if (!opened.open || 'name' in HTMLDetailsElement.prototype) return;
  for (const details of document.querySelectorAll('details'))
    if (details !== opened && details.getAttribute('name') === opened.getAttribute('name'))
      details.open = false;
}
