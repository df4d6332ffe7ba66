import { securityText } from '@/lib/pages/security-text';
import { someContent } from '../content-fixture';
import { fixture, removeFixtures } from '../export-fixture';
import { securityContact } from './security-contact';

afterAll(removeFixtures);

const content = someContent();
const whole = securityText(content.site);

const problemsOf = (files: Record<string, string>) =>
  securityContact.run({ site: fixture(files), content });
const problemsIn = (text: string) => problemsOf({ '.well-known/security.txt': text });

it('accepts the file that the content makes', () => {
  expect(problemsIn(whole)).toEqual([]);
});

it('accepts names in any case and lines that end as on Windows', () => {
  expect(problemsIn(whole.replace('Contact:', 'contact:').replaceAll('\n', '\r\n'))).toEqual([]);
});

it.each([
  ['no contact', /Contact.*\n/, '', 'Contact: missing'],
  ['another address to write to', 'help@', 'info@', 'expected mailto:help@acme.example'],
  ['the address of another site', 'https://acme', 'https://x', 'expected https://acme.example/'],
  ['another language', 'Languages: en', 'Languages: de', 'Preferred-Languages: de, expected en'],
  ['no end', /Expires.*\n/, '', '0 lines "Expires"'],
  ['two ends', /(Expires.*\n)/, '$1$1', '2 lines "Expires"'],
  ['an end that is no date', /Expires: .*/, 'Expires: soon', 'Expires: soon is not within'],
  ['an end too far', /Expires: 2027/, 'Expires: 2028', 'is not within a year'],
  ['an end before the beginning', /Expires: 2027/, 'Expires: 2025', 'is not within a year'],
])('reports %s', (_, from, to, problem) => {
  expect(problemsIn(whole.replace(from, to))).toEqual([
    expect.objectContaining({ problem: expect.stringContaining(problem) }),
  ]);
});

it('reports a file that is missing', () => {
  expect(problemsOf({ 'security.txt': whole })).toEqual([
    expect.objectContaining({ problem: 'the file is missing' }),
  ]);
});
