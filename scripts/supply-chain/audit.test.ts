import { readAudit } from './audit';

const vulnerability = (severity: string) => ({ name: 'a', severity, range: '<1.2.3', via: [] });
const report = (severity: string) =>
  JSON.stringify({ vulnerabilities: { a: vulnerability(severity) }, metadata: {} });

it.each(['high', 'critical'])('reports a vulnerability that is %s', (severity) => {
  expect(readAudit(report(severity))).toEqual({
    faults: [`a <1.2.3: known vulnerability, ${severity}`],
  });
});

it.each(['info', 'low', 'moderate'])('passes over one that is %s', (severity) => {
  expect(readAudit(report(severity))).toEqual({ faults: [] });
});

it('has no faults where nothing is known', () => {
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ faults: [] });
});

it.each([
  ['a registry that refuses', '{"message":"405 Method Not Allowed","error":{}}', '405 Method'],
  ['a machine that is offline', '{"message":"request failed: ENOTFOUND"}', 'ENOTFOUND'],
  ['an error without words', '{}', 'no reason'],
  ['no output', '', 'no report'],
])('says why %s gave no answer', (_, output, reason) => {
  expect(readAudit(output)).toEqual({ unanswered: expect.stringContaining(reason) });
});
