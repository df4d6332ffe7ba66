import type { Launch } from '@/lib/content/schemas/launch';
import { launch as shipped } from '@/shipped/launch';

export const launch: Launch = { ...shipped, countriesServed: ['JP'] };
