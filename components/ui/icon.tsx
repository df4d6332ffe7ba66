import type { IconName } from '@/content/schemas/landing';

/** An icon beside words that say the same: hidden from screen readers. Its shape is in `icons.css`. */
export function Icon({ name }: { name: IconName }) {
  return <span aria-hidden="true" className={`icon shape-${name}`} />;
}
