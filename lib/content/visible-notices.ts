// Imports types only: the notice script loads this file and must not load the schemas.
import type { Notice } from '@/content/schemas/proof';

/** Returns active notices with plan names instead of plan ids. */
export function visibleNotices(
  pool: readonly Notice[],
  plans: readonly { id: string; name: string }[],
): Notice[] {
  return pool
    .filter(({ isActive = true }) => isActive)
    .map((notice) => {
      const plan = plans.find(({ id }) => id === notice.plan);
      return { ...notice, plan: plan?.name ?? notice.plan };
    });
}
