/** One feature. */
import type { PlanFeatureRow } from '@/lib/content/schemas/plans';

export const planFeatures: PlanFeatureRow[] = [{ text: 'The indicator', plans: ['only'] }];
