import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amountIn, readBusiness } from './business';

it.each([
  ['19,90', 'EUR', 19.9],
  ['€ 19,90', 'EUR', 19.9],
  ['1.299,50 EUR', 'EUR', 1299.5],
  ['$1,299.00', 'USD', 1299],
  ["1'299.00", 'CHF', 1299],
  ['CHF 29.–', 'CHF', 29],
  ['29.-', 'CHF', 29],
  ['29,– €', 'EUR', 29],
  ['1 299,00', 'EUR', 1299],
  ['$19', 'EUR', null],
  ['19 GBP', 'EUR', null],
  ['1.299', 'EUR', null],
  ['about 20', 'USD', null],
  ['20', 'dollars', 20],
])('reads %s in %s as %s', (text, currency, amount) => {
  expect(amountIn(text, currency)).toBe(amount);
});

const folder = mkdtempSync(join(tmpdir(), 'business-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = join(folder, 'business.yaml');
  writeFileSync(file, text);
  return readBusiness(file);
}

it('keeps postal codes as written, and reads prices that are text', () => {
  const { site, plans } = read(
    'site:\n  currency: CHF\n  seller: { address: { postalCode: 08001 } }\nplans:\n  - price: 29.-\n  - price: many\n',
  );
  expect(site.seller.address.postalCode).toBe('08001');
  expect(plans.map(({ price }) => price)).toEqual([29, 'many']);
});

it.each([
  ['site:\n  name: A: B\n', 'line 2: expected valid YAML (quote text that contains a colon'],
  ['site:\n  name: A\n  name: B\n', 'line 3: expected each field once, got this one twice'],
  ['site:\n\tname: A\n', 'line 2: expected spaces at the start, got a tab'],
  ['site:\n  name: "A\n', 'line 3: expected valid YAML'],
  ['sites:\n  name: A\n', 'sites: expected only the parts site, service, plans'],
])('refuses %j in one line', (text, message) => {
  expect(() => read(text)).toThrow(`content/business.yaml: ${message}`);
});
