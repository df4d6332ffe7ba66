import { execFile, execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CACHE_RULES } from '@/lib/policy/response-headers';
import { MAX_KEPT_FILES } from '@/scripts/hosts/headers-file';
import { findProgram } from '@/scripts/test/programs';
import { freePort, type Running } from '@/scripts/testing/run-server';
import { type ServedSite, servedSite } from '@/scripts/testing/served-site';
import { startNginx } from '@/scripts/testing/start-servers';
import { ADVICE, hasTools } from '@/scripts/testing/tools';

const GRADE_TIMEOUT_MS = 40_000;

/** What `scripts/testing/grades.mjs` prints. */
interface Grades {
  score: number;
  failed: string[];
  policyFaults: { severity: number; directive: string; description: string }[];
  netlify: { headers: { for: string; values: Record<string, string> }[]; errors: string[] };
}

/** Makes a certificate that signs itself. */
function selfSigned(folder: string) {
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

if (!hasTools() || !findProgram('nginx') || !findProgram('openssl'))
  it.skip(`skipped: ${ADVICE}`, () => undefined);
else {
  let site: ServedSite;
  let server: Running;
  let grades: Grades;
  let headers: Record<string, string>;

  beforeAll(async () => {
    site = servedSite('out');
    headers = Object.fromEntries(site.input.headers.map(({ name, value }) => [name, value]));
    const tls = { ...selfSigned(site.folder), port: await freePort() };
    server = await startNginx(site, tls);
    const ports = [new URL(server.origin).port, String(tls.port)];
    const files = [headers['Content-Security-Policy'] ?? '', join(site.out, '_headers')];
    const args = ['scripts/testing/grades.mjs', ...ports, ...files];
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: tls.certificate };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    grades = JSON.parse(stdout);
  }, GRADE_TIMEOUT_MS);
  afterAll(async () => {
    await server?.stop();
    site?.remove();
  });

  it('the MDN observatory finds nothing to fail in nginx, and gives it an A+', () => {
    expect(grades.failed).toEqual([]);
    // An A+ begins at 100.
    expect(grades.score).toBeGreaterThanOrEqual(130);
  });

  it('the policy in the header has no fault that csp_evaluator is certain of', () => {
    // HIGH 10, SYNTAX 20, MEDIUM 30; those above are for a human to judge.
    expect(grades.policyFaults.filter(({ severity }) => severity <= 30)).toEqual([]);
    // It cannot know that nothing here is uploaded, and no JSONP is answered.
    const open = grades.policyFaults.filter(({ directive }) => directive === 'script-src');
    for (const { description } of open) expect(description).toMatch(/'self'/);
  });

  it('Netlify reads every header, and lets only hashed files that exist be kept', () => {
    const kept = { 'Cache-Control': CACHE_RULES.hashed };
    expect(grades.netlify).toEqual({
      errors: [],
      headers: [
        { for: '/*', values: headers },
        { for: '/social/*', values: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
        ...site.input.hashedFiles
          .slice(0, MAX_KEPT_FILES)
          .map((file) => ({ for: file, values: kept })),
      ],
    });
  });
}
