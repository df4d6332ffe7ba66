import { withField } from './launch-record';

const SOURCE = `export const launch: Launch = {
  mark: 'own',
  pricesConfirmed: null,
  legalText: {
    terms: null,
    privacy: { updated: '2026-11-01', fingerprint: 'a' },
  },
};
`;

it.each([
  [
    'pricesConfirmed',
    { by: "Ann O'Neill" },
    '  pricesConfirmed: {\n    by: "Ann O\'Neill",\n  },\n',
  ],
  ['mark', 'example', "  mark: 'example',\n"],
])('sets %s and leaves the rest', (name, value, lines) => {
  const old = new RegExp(`^  ${name}: .*\\n`, 'm');
  expect(withField(SOURCE, name, value)).toBe(SOURCE.replace(old, lines));
});

it('sets a field of several lines, and one that is not there yet', () => {
  const [head = ''] = SOURCE.split('  legalText');
  expect(withField(SOURCE, 'legalText', { terms: null })).toBe(
    `${head}  legalText: {\n    terms: null,\n  },\n};\n`,
  );
  expect(withField(SOURCE, 'withdrawalLink', null)).toBe(
    SOURCE.replace(/};\n$/, '  withdrawalLink: null,\n};\n'),
  );
});
