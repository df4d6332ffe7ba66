/** Everything this site may keep in the browser; the privacy page lists the same keys. */
export const storageKeys = { motion: 'ui:motion', notices: 'ui:notices' } as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
