/** What a browser says for a visitor who does not want to be followed: fields of `navigator`. */
export interface PrivacySignals {
  /** https://w3c.github.io/gpc/ */
  readonly globalPrivacyControl?: unknown;
  /** Older, and still sent by many browsers: `1`, once `yes`. */
  readonly doNotTrack?: unknown;
}

const isOn = (signal: unknown) => signal === true || signal === '1' || signal === 'yes';

/** @returns whether the visitor asks, by either signal, not to be counted and not to be followed to another page */
export function hasPrivacySignal({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return isOn(globalPrivacyControl) || isOn(doNotTrack);
}
