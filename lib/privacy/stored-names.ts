import type { StorageName } from '@/lib/browser/storage-keys';

/**
 * @param site what is switched on: notices that can be turned off, campaigns that are kept
 * @returns what this site may keep in the browser, as it is set up
 */
export function storedNames(site: { notices: boolean; campaigns: boolean }): StorageName[] {
  return [
    'motion',
    ...(site.notices ? (['notices'] as const) : []),
    ...(site.campaigns ? (['campaign'] as const) : []),
    'access',
  ];
}
