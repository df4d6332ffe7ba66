export interface PrivacySignals {
  /** https://w3c.github.io/gpc/ */
  readonly globalPrivacyControl?: unknown;
  /** `1`; `yes` in old browsers. */
  readonly doNotTrack?: unknown;
}

const isOn = (signal: unknown) => signal === true || signal === '1' || signal === 'yes';

export function hasPrivacySignal({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return isOn(globalPrivacyControl) || isOn(doNotTrack);
}

/** Returns whether the visitor asks for less data. Only Chromium says so. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
