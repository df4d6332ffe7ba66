import type { IconName } from '@/content/schemas/landing';

/** Its shape is in `icons.css`. */
export function Icon({ name }: { name: IconName }) {
  return <span aria-hidden="true" className={`icon shape-${name}`} />;
}
