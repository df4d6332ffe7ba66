/** Everything this site may keep in the browser; the privacy page lists those that the site is set to use. */
export const storageKeys = {
  motion: 'ui:motion',
  notices: 'ui:notices',
  access: 'buyer:access',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
