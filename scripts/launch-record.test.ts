import { withField } from './launch-record';

const SOURCE = `export const launch: Launch = {
  mark: 'own',
  pricesConfirmed: null,
  legalText: { terms: null, privacy: { updated: '2026-11-01', fingerprint: 'a' } },
};
`;

it.each([
  [
    'pricesConfirmed',
    { by: "Ann O'Neill", date: '2026-12-01' },
    "  pricesConfirmed: { by: 'Ann O\\'Neill', date: '2026-12-01' },",
  ],
  [
    'legalText',
    { terms: { updated: 'b' }, privacy: null },
    "  legalText: { terms: { updated: 'b' }, privacy: null },",
  ],
  ['withdrawalLink', null, '  withdrawalLink: null,'],
])('sets %s and leaves the rest', (name, value, line) => {
  const lines = withField(SOURCE, name, value).split('\n');
  expect(lines).toContain(line);
  expect(lines.filter((one) => one !== line)).toEqual(
    SOURCE.split('\n').filter((one) => !one.startsWith(`  ${name}:`)),
  );
});
