/** Everything this site may keep in the browser, as the privacy page lists it. */
export const storageKeys = { motion: 'ui:motion', notices: 'ui:notices' } as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
