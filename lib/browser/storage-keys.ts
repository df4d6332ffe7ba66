/** The privacy page lists all keys. */
export const storageKeys = { motion: 'ui:motion', notices: 'ui:notices' } as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
