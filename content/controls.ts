/** Words of controls and messages that belong to no section. */
import type { Controls } from '@/lib/content/schemas/chrome';

export const controls: Controls = {
  pauseMotion: 'Pause motion',
  resumeMotion: 'Resume motion',
  dismissToast: 'Dismiss',
  redirecting: {
    title: 'Redirecting...',
    text: 'Taking you to our secure payment page',
  },
  lostScripts:
    'The code for this did not arrive. The page is complete without it; loading it again may help.',
  missingLink: {
    title: 'Error',
    text: 'Unable to find payment link for this plan. Please try again.',
  },
};
