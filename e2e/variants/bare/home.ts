/** Without points, and without the way to a demo that is not there. */
import type { Home } from '@/lib/content/schemas/landing';
import { home as shipped } from '@/shipped/home';

const { test, ...rest } = shipped;

export const home: Home = { ...rest, points: [] };
