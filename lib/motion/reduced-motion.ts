/** Matches for visitors who asked their system for less motion. */
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';
