/**
 * Features that a page could use, and that no page here does; an empty list refuses them to every script and frame.
 * Those of the OWASP Secure Headers Project (https://owasp.org/www-project-secure-headers/) and of
 * https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md that Chromium 156 knows: a name that it does
 * not know is a warning in the console. Chromium on Linux has no `bluetooth` and warns; elsewhere it is powerful enough to
 * name. `unload` is here because a page with an unload handler is kept out of the back/forward cache.
 */
const refused = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** Features of the site's own pages: the live demo copies a link to itself. */
const own = ['clipboard-write'] as const;

/** @returns the value of a `Permissions-Policy` header: https://www.w3.org/TR/permissions-policy/ */
export function permissionsPolicy(): string {
  return [
    ...own.map((feature) => `${feature}=(self)`),
    ...refused.map((feature) => `${feature}=()`),
  ].join(', ');
}
