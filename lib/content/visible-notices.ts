import type { Notice } from '@/content/schemas/proof';

/** @returns the notices that are to be shown, each with its plan's name in place of its id */
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
