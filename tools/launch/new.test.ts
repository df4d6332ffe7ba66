import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plans } from '@/content/plans';
import { site } from '@/content/site';
import { contentEntries } from '@/lib/content/content-files';
import { hashOf, productTexts, SAMPLE_FILE } from '@/tools/check/sample';
import { removeFixtures, writeExport } from '@/tools/check/testing/export-fixture';
import { emptyForm, readForm } from './new-form';

/** A project copy without tests, in a git repository. */
const copy = writeExport({});

function git(...args: string[]): string {
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  return spawnSync('git', [...who, ...args], { cwd: copy, encoding: 'utf8' }).stdout;
}

beforeAll(() => {
  const filter = (source: string) => !/node_modules|\.test\./.test(source);
  const parts = ['app', 'content', 'engine', 'lib', 'public', 'tools', 'tsconfig.json'];
  for (const part of [...parts, 'biome.jsonc', '.gitignore'])
    cpSync(part, join(copy, part), { recursive: true, filter });
  for (const part of ['node_modules', 'package.json'])
    symlinkSync(join(process.cwd(), part), join(copy, part));
  git('init', '-q');
  git('add', 'content');
  git('commit', '-qm', 'Content');
});
afterEach(() => git('checkout', '-q', 'content'));
afterAll(removeFixtures);

/** @returns the program's exit code and output */
function run(program = 'tools/launch/new.ts', ...args: string[]): [number | null, string] {
  const command = ['--import', 'tsx', program, ...args];
  const child = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  return [child.status, child.stdout + child.stderr];
}

const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(copy, file), text);

/** Returns the form with these answers, by the start of their question. */
function filledIn(answers: Readonly<Record<string, string>>): string {
  const seller = { Brand: "O'Neill $& Co", Legal: 'O’Neill GmbH', VAT: 'DE123456789' };
  const places = { Site: 'acme.com', Support: 'help@acme.com', Member: 'members.acme.com' };
  const sales = {
    Countries: 'DE',
    Currency: 'EUR',
    'Do prices': 'yes',
    Monthly: '19',
    Hours: '48',
  };
  const all = {
    ...seller,
    ...places,
    ...sales,
    'Country or': 'Germany',
    'Where your': 'the EU',
    Postal: 'Main St 1; 10115; Berlin; DE',
    ...answers,
  };
  let form = emptyForm();
  for (const [question, answer] of Object.entries(all))
    form = form.replace(RegExp(`^(${question}.*:).*`, 'm'), (_, asks) => `${asks} ${answer}`);
  return form;
}

it.each([
  ['Site', ' WWW.Acme.com/ ', { url: 'https://www.acme.com' }],
  [
    'Member',
    'http://münchen.example/Login',
    { memberSiteUrl: 'https://xn--mnchen-3ya.example/Login' },
  ],
  ['Support', '  help@acme.com\t', { supportEmail: 'help@acme.com' }],
  ['Countries', 'us; uk,de', { countries: ['US', 'GB', 'DE'] }],
  ['Language', 'de_at', { locale: 'de-AT' }],
  ['Currency', 'eur', { currency: 'EUR' }],
  ['Do prices', 'YES', { pricesIncludeTax: true }],
  ['Monthly', '19,90', { monthly: 19.9 }],
  ['Monthly', '€ 1,299.00', { monthly: 1299 }],
  ['Monthly', '1.299,50 EUR', { monthly: 1299.5 }],
  ['Refund', '30 days', { refundDays: 30 }],
  ['Company register', '', { register: null }],
  ['Postal', '', { address: null }],
  [
    'Postal',
    'Main St 1; 10115; Berlin; de',
    { address: { street: 'Main St 1', postalCode: '10115', city: 'Berlin', country: 'DE' } },
  ],
])('the form accepts "%s: %s"', (question, answer, expected) => {
  const { answers, errors } = readForm(filledIn({ [question]: answer }));
  expect(errors).toEqual([]);
  expect(answers).toMatchObject(expected);
});

it.each([
  ['Site', 'acme.com/shop', 'line 7: Site address: expected the origin https://acme.com'],
  ['Do prices', 'ja', 'line 16: Do prices include tax: expected yes or no, got "ja"'],
  ['Monthly', '1.299', 'Monthly price: expected a price'],
  ['Monthly', '$19', 'Monthly price: expected a price in EUR, got "$19"'],
  ['Monthly', 'none', 'Monthly price: expected a price for at least one plan'],
  ['Yearly', '2000', 'Yearly price: expected at most 228.00'],
  ['Business days to a reply', '', 'a whole number from 1 to 14, got nothing'],
  ['Postal', '1 Main St; 10115 Berlin', 'Postal address: expected text that is not empty'],
  ['Postal', 'Main St 1; 10115; Berlin; DE\nGermany', 'line 5: expected a question and its answer'],
])('the form refuses "%s: %s" in one line', (question, answer, error) => {
  const { errors } = readForm(filledIn({ [question]: answer }));
  expect(errors).toEqual([expect.stringContaining(error)]);
});

it('the first run writes the form', () => {
  expect(run()[0]).toBe(0);
  expect(read('facts.txt')).toBe(emptyForm());
});

it.each([
  ['facts.txt', 'My facts\n', /^facts\.txt: line 1: expected a question/],
  ['content/site.ts', 'name "Acme"\n', /^content\/site\.ts: line 1: expected valid TypeScript/],
  ['content/home.ts', '// Mine.\n', /^content\/ has uncommitted changes/],
])('an error or edit in %s stops the program, which writes nothing', (file, text, expected) => {
  write('facts.txt', filledIn({}));
  write(file, text + read(file));
  const before = git('diff') + read('facts.txt');
  const [code, printed] = run();
  expect(printed).toMatch(expected);
  expect(printed).not.toMatch(/^ +at /m);
  expect([code, git('diff') + read('facts.txt')]).toEqual([1, before]);
});

// The program starts from the sample.
const written = Object.fromEntries(contentEntries.map(({ name, value }) => [name, value]));
const known = readFileSync(SAMPLE_FILE, 'utf8').split('\n');
const isSample = productTexts(written).every(({ text }) => known.includes(hashOf(text)));
(isSample ? it : it.skip).each([
  ['one payment', '\r\n', { Monthly: '', Price: '299' }, ['lifetime'], /One payment/],
  [
    'three plans',
    '\n',
    { Yearly: '190', Price: '499', Free: '7' },
    ['monthly', 'yearly', 'lifetime'],
    /Three plans/,
  ],
])(
  'content for %s passes the checks and keeps no sample seller facts',
  (_, end, answers, ids, title) => {
    for (const file of ['content/plans.ts', 'content/faqs.ts', 'content/legal/terms.md'])
      write(file, read(file).replaceAll('\n', end));
    git('commit', '-qam', 'Line endings');
    write('facts.txt', `\ufeff${filledIn(answers).replaceAll('\n', end)}`);
    expect(run()).toEqual([0, expect.stringContaining('Content OK.')]);
    expect(read('content/plans.ts').match(/(?<= id: ')[^']+/g)).toEqual(ids);
    expect(read('content/pricing.ts')).toMatch(title);
    const written = [`name: "O'Neill $& Co"`, "city: 'Berlin'", "status: 'own'"];
    for (const fact of [...written, "vatNumber: 'DE123456789'", 'accessHours: 48'])
      expect(read('content/site.ts')).toContain(fact);
    const facts = ['site', 'plans', 'launch'].map((name) => read(`content/${name}.ts`)).join('');
    const links = plans.flatMap(({ paymentLink }) => paymentLink ?? []);
    const { legalName, url, supportEmail, memberSiteUrl } = site;
    for (const fact of [legalName, url, supportEmail, memberSiteUrl, ...links])
      expect(facts).not.toContain(fact);
    const today = new Date().toISOString().slice(0, 10);
    for (const page of ['routes.ts', 'legal/terms.md', 'pages/legal-notice.md'])
      expect(read(`content/${page}`).match(/(?<=updated: '?)[\d-]+/g)).toContain(today);
    expect(run('node_modules/@biomejs/biome/bin/biome', 'ci', 'content')[0]).toBe(0);
    git('commit', '-qam', 'My site');
    expect(run()[1]).toContain('content/site.ts: url: expected the sample');
    git('reset', '-q', '--hard', 'HEAD~1');
  },
);
