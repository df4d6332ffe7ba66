import { Activity, Bell, Bot, LifeBuoy, type LucideIcon, RefreshCw, Ruler } from 'lucide-react';
import type { IconName } from '@/lib/content/schemas/landing';

const icons: Record<IconName, LucideIcon> = {
  chart: Activity,
  robot: Bot,
  bell: Bell,
  algorithm: Ruler,
  update: RefreshCw,
  support: LifeBuoy,
};

/** An icon beside words that say the same: hidden from screen readers. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  const Drawn = icons[name];
  return (
    <Drawn
      aria-hidden="true"
      data-icon={name}
      strokeWidth={1.5}
      className={`size-5 flex-none text-muted ${className}`}
    />
  );
}
