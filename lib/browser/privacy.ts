export interface PrivacySignals {
  /** https://w3c.github.io/gpc/ */
  readonly globalPrivacyControl?: unknown;
  /** `1`, in old browsers `yes`. */
  readonly doNotTrack?: unknown;
}

const isOn = (signal: unknown) => signal === true || signal === '1' || signal === 'yes';

export function hasPrivacySignal({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return isOn(globalPrivacyControl) || isOn(doNotTrack);
}
