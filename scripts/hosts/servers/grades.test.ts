import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { selfSigned } from './certificate';
import { startNginx } from './nginx-server';
import { findProgram, freePort, type Running } from './run-server';
import { type ServedSite, servedSite } from './served-site';
import { findTool, loadTool, toolsAdvice } from './tools';

const patience = 40_000;

const missing = [
  ...['nginx', 'openssl'].filter((name) => findProgram(name) === null),
  ...['csp_evaluator', '@mdn/mdn-http-observatory'].filter((name) => findTool(name) === null),
];

/** What the observatory says of nginx. */
async function observed(site: ServedSite, nginx: string, httpsPort: number) {
  const { certificate, key } = selfSigned(site.folder);
  const https = { listen: `127.0.0.1:${httpsPort}`, certificate, key };
  let server: Running | undefined;
  try {
    server = await startNginx(nginx, site, https);
    const script = 'scripts/hosts/servers/observatory.ts';
    const args = ['--import', 'tsx', script, new URL(server.origin).port, String(httpsPort)];
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    return JSON.parse(stdout) as { grade: string; score: number; failed: string[] };
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
const certain = 30;

if (missing.length > 0)
  it.skip(`skipped: ${missing.join(', ')} not installed. ${toolsAdvice}`, () => undefined);
else {
  let site: ServedSite;
  beforeAll(async () => {
    site = await servedSite();
  });
  afterAll(() => site?.remove());

  it(
    'the MDN observatory gives nginx an A+ and finds nothing to fail',
    async () => {
      const port = await freePort();
      // The name in the configuration is the site's; the certificate is for localhost.
      const local = { ...site, input: { ...site.input, origin: 'https://localhost' } };
      const { grade, score, failed } = await observed(local, findProgram('nginx') ?? '', port);
      expect({ grade, failed }).toEqual({ grade: 'A+', failed: [] });
      expect(score).toBeGreaterThanOrEqual(130);
    },
    patience,
  );

  it('the policy in the header has no fault that csp_evaluator is certain of', async () => {
    const { CspEvaluator } = await loadTool<Evaluator>('csp_evaluator/dist/evaluator.js');
    const { CspParser } = await loadTool<Parser>('csp_evaluator/dist/parser.js');
    const policy = site.input.headers.find(({ name }) => name === 'Content-Security-Policy');
    const findings = new CspEvaluator(new CspParser(policy?.value ?? '').csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= certain)).toEqual([]);
    // It cannot know that nothing here is uploaded, and no JSONP is answered.
    const open = findings.filter(({ directive }) => directive === 'script-src');
    for (const { description } of open) expect(description).toMatch(/'self'/);
  });
}
