import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { wording } from './wording';

jest.mock('@/lib/content/content', () => ({
  content: { home: { risk: 'Not Guaranteed.', intro: 'Guaranteed returns.' } },
  fileOf: () => 'content/home.ts',
}));

afterAll(removeFixtures);

const risk = 'Trading involves risk and past performance is not indicative of future results.';
const advice = 'Educational tools, not financial advice.';
const right = 'If the law where you live gives you a longer right to cancel, that right applies.';

function problemsOf(file: string, text: string, platformName = 'your charting platform') {
  const content = { ...someContent({ platformName }), footer: { risk } };
  return wording.run({ site: fixture({ [file]: page(`<p>${text}</p>`) }), content });
}

it.each([
  ['index.html', `${advice} ${risk}`],
  ['refund.html', `${right} ${risk}`],
  ['terms.html', risk],
  ['terms.html', `No results are guaranteed. ${risk}`],
  ['payment-success.html', `If your payment went through, you have a receipt. ${risk}`],
])('accepts %s with "%s"', (file, text) => {
  expect(problemsOf(file, text)).toEqual([]);
});

it.each([
  ['terms.html', 'Words.', 'risk line'],
  ['index.html', risk, 'not financial advice'],
  ['disclaimer.html', risk, 'not financial advice'],
  ['refund.html', risk, 'longer legal right'],
  ['terms.html', `Guaranteed returns. ${risk}`, 'promises what nobody can promise: "Guaranteed"'],
  ['terms.html', `It is not slow. Profits are guaranteed. ${risk}`, 'promises'],
  ['terms.html', `Only 3 left. ${risk}`, 'promises'],
  ['payment-success.html', `Your payment was successful. ${risk}`, 'payment went through'],
])('reports %s with "%s"', (file, text, problem) => {
  expect(problemsOf(file, text)).toEqual([
    expect.objectContaining({ file, problem: expect.stringContaining(problem) }),
  ]);
});

it.each([
  ['Guaranteed returns.', 'Change the words in content/home.ts: home.intro (rule LAW14).'],
  ['A risk-free start.', 'Change the words in content/ (rule LAW14).'],
])('says where the promise in "%s" stands, where the content has it', (text, fix) => {
  expect(problemsOf('terms.html', `${text} ${risk}`)).toEqual([expect.objectContaining({ fix })]);
});

it('asks for the disclaimer of affiliation where the platform is named', () => {
  const text = `Runs on Chartbox. ${risk}`;
  expect(problemsOf('terms.html', text, 'Chartbox')).toHaveLength(1);
  expect(problemsOf('terms.html', `${text} We are not affiliated with it.`, 'Chartbox')).toEqual(
    [],
  );
});

it('reads past line breaks and hidden text', () => {
  expect(problemsOf('terms.html', risk.replace('risk and', 'risk\n  and'))).toEqual([]);
  expect(problemsOf('terms.html', `<span hidden>${risk}</span>`)).toHaveLength(1);
});
