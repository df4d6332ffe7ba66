import { execFile, execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ADVICE, findProgram, findTool, loadTool } from '@/scripts/testing/programs';
import { freePort, type Running } from '@/scripts/testing/run-server';
import { type ServedSite, servedSite } from '@/scripts/testing/served-site';
import { startNginxWithTls, type Tls } from '@/scripts/testing/start-servers';

const GRADE_TIMEOUT_MS = 40_000;

const missing = [
  ...['nginx', 'openssl'].filter((name) => findProgram(name) === null),
  ...['csp_evaluator', '@mdn/mdn-http-observatory'].filter((name) => findTool(name) === null),
];

/** Makes a certificate that signs itself. @throws Error where openssl is not installed */
function selfSigned(folder: string): Omit<Tls, 'port'> {
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

/** What the observatory says of nginx. */
async function observed(site: ServedSite) {
  const tls = { ...selfSigned(site.folder), port: await freePort() };
  let server: Running | undefined;
  try {
    server = await startNginxWithTls(site, tls);
    const script = 'scripts/testing/observatory.ts';
    const args = ['--import', 'tsx', script, new URL(server.origin).port, String(tls.port)];
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: tls.certificate };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    return JSON.parse(stdout) as { score: number; failed: string[] };
  } finally {
    await server?.stop();
  }
}

/** What is used of https://www.npmjs.com/package/csp_evaluator */
interface Evaluator {
  readonly CspEvaluator: new (
    policy: unknown,
  ) => {
    evaluate(): { severity: number; directive: string; description: string }[];
  };
}
interface Parser {
  readonly CspParser: new (text: string) => { readonly csp: unknown };
}

/** Severities of csp_evaluator that are certain: HIGH 10, SYNTAX 20, MEDIUM 30. Those above 30 are for a human to judge. */
const MAX_CERTAIN = 30;

if (missing.length > 0)
  it.skip(`skipped: ${missing.join(', ')} not installed. ${ADVICE}`, () => undefined);
else {
  let site: ServedSite;
  beforeAll(() => {
    site = servedSite('out');
  });
  afterAll(() => site?.remove());

  it(
    'the MDN observatory finds nothing to fail in nginx, and gives it an A+',
    async () => {
      const { score, failed } = await observed(site);
      expect(failed).toEqual([]);
      // An A+ begins at 100.
      expect(score).toBeGreaterThanOrEqual(130);
    },
    GRADE_TIMEOUT_MS,
  );

  it('the policy in the header has no fault that csp_evaluator is certain of', async () => {
    const { CspEvaluator } = await loadTool<Evaluator>('csp_evaluator/dist/evaluator.js');
    const { CspParser } = await loadTool<Parser>('csp_evaluator/dist/parser.js');
    const policy = site.input.headers.find(({ name }) => name === 'Content-Security-Policy');
    const findings = new CspEvaluator(new CspParser(policy?.value ?? '').csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= MAX_CERTAIN)).toEqual([]);
    // It cannot know that nothing here is uploaded, and no JSONP is answered.
    const open = findings.filter(({ directive }) => directive === 'script-src');
    for (const { description } of open) expect(description).toMatch(/'self'/);
  });
}
