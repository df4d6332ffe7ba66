import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate of a test: who trusts it trusts `localhost` for a day. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** Makes a certificate that signs itself. @throws Error where openssl is not installed */
export function selfSigned(folder: string): Certificate {
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const output = ['-nodes', '-days', '1', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...request, ...name, ...output], { stdio: 'ignore' });
  // Read by a server without this user's rights.
  chmodSync(key, 0o644);
  return { certificate, key };
}
