import { CHECKS } from '@/checks/checks';
import { contentForm } from '@/checks/content-files';
import { forbiddenPromises } from '@/checks/promises';
import { type Differences, foundBy, siteWith } from '@/checks/testing/lines';
import { de } from './de';
import { en } from './en';
import { ja } from './ja';
import { wordingOf } from './languages';

it.each(Object.entries({ de, en, ja }))('knows its own examples in %s', (_, wording) => {
  const { longerRight, riskOfLoss, pastPerformance, noAdvice, notAffiliated, terms } = wording;
  const others = [longerRight, riskOfLoss, pastPerformance, noAdvice, notAffiliated];
  for (const { is, such } of [...others, ...Object.values(terms)]) expect(such).toMatch(is);
});

it.each([
  ['en-GB', en],
  ['de-AT', de],
  ['ja', ja],
  ['pl', null],
  ['', null],
])('knows for %j the words of the language, wherever it is spoken', (locale, wording) => {
  expect(wordingOf({ site: { locale } })).toBe(wording);
});

it('says in one line of each rule that rests on words that it cannot judge another language', () => {
  const input = siteWith({ fields: { 'site.locale': 'pl' } });
  const lines = CHECKS.flatMap(({ id, launch }) =>
    (launch?.(input) ?? []).map((found) => ({ id, ...found })),
  )
    .filter(({ field }) => field === 'site.locale')
    .map(({ id, severity }) => `${id} ${severity}`);
  const resting = 'LR07 LR11 LR12 LR14 LR30 LR32 LAW12 LAW13 LAW14 LAW16 LAW17'.split(' ');
  expect(lines.sort()).toEqual(resting.map((id) => `${id} warning`).sort());
});

const forbidden = async (locale: string, text: string) => {
  const fields: Differences['fields'] = { 'site.locale': locale, 'home.intro': text };
  const found = await foundBy(forbiddenPromises, { fields });
  return found.filter(({ field }) => field === 'home.intro').length;
};

it.each([
  ['de', 'Garantierte Gewinne von 5 % im Monat.', 1],
  ['de', 'Handeln ohne Risiko.', 1],
  ['de', 'Garantierte Gewinne gibt es nicht.', 0],
  ['de', 'Kein Handel ist risikolos.', 0],
  ['ja', '必ず儲かります。', 1],
  ['ja', '勝率を保証します。', 1],
  ['ja', '将来の成果を保証するものではありません。', 0],
  ['pl', 'Gwarantowane zyski, guaranteed.', 0],
])(
  'finds in %s what nobody can promise, and leaves its denial: %s',
  async (locale, text, count) => {
    expect(await forbidden(locale, text)).toBe(count);
  },
);

it.each([
  ['die besten Signale', 1],
  ['Der günstigste Tarif', 1],
  ['die Bestellnummer', 0],
  ['den beste', 1],
])('reads a comparison in %s as often as there is one', (text, count) => {
  const found = de.trueWithEvidence.filter(({ source }) => new RegExp(source, 'giu').test(text));
  expect(found).toHaveLength(count);
});

it.each([
  ['de', de, 'ein|zwei|drei', 'Alle drei Indikatoren', '2 Tarife', 'mindestens drei Indikatoren'],
  ['de', de, 'ein|zwei|drei', 'drei Indikatoren', 'zwei Abos', 'Ein Abonnement, ein Indikator'],
  ['ja', ja, '三', '3つのインジケーター', '三つのプラン', '1つのインジケーター'],
])('reads in %s how texts count', (_, { counted }, numbers, three, plans, none) => {
  const patterns = counted(`\\d+|${numbers}`);
  const numberIn = (things: 'indicators' | 'plans', text: string) =>
    [...text.matchAll(patterns[things])].map(([, number]) => number);
  expect(numberIn('indicators', three)).toHaveLength(1);
  expect(numberIn('plans', plans)).toHaveLength(1);
  expect(numberIn('indicators', none)).toEqual([]);
});

it.each([
  [de, '7 Tage Geld-zurück-Garantie', '7'],
  [de, 'Die 14-tägige Widerrufsfrist bleibt.', undefined],
  [ja, '全プラン7日間の返金保証', '7'],
  [ja, '5営業日以内に連絡します。', undefined],
])('reads within how many days money comes back: %#', ({ refundDays }, text, days) => {
  const found = refundDays.flatMap((pattern) => [...text.matchAll(pattern)]);
  expect(found[0]?.[1]).toBe(days);
});

it('asks for as many plural forms as the language has', async () => {
  const lines = async (locale: string, intro: string) => {
    const found = await foundBy(contentForm, {
      fields: { 'site.locale': locale, 'home.intro': intro },
    });
    return found.filter(({ field, text }) => field === 'home.intro' && /forms? as/.test(text));
  };
  const two = '{count:bar|bars}';
  expect(await lines('en-US', two)).toEqual([]);
  expect((await lines('ja', two)).map(({ text }) => text)).toEqual([
    `expected 1 form as ja has them, {count:other}, got "${two}"`,
  ]);
  expect(await lines('pl', two)).toHaveLength(1);
});

it.each([
  [
    'en-US',
    'month',
    '{count:per week|per {count} weeks}',
    'words for “month” in the place of “week”',
  ],
  ['en-US', 'week', '{count:per week|per {count} days}', 'words for “week” in the place of “days”'],
  ['en-US', 'year', 'per year, {count} times 12 months'],
  ['en-US', 'month', '{count:monthly|per {count} months}'],
  ['de', 'day', '{count:pro Tag|für {count} Monate}', 'words for “tag” in the place of “monate”'],
  ['de', 'year', '{count:jährlich|alle {count} Jahre}'],
  ['ja', 'month', '／{count}週間', 'words for “か月” in the place of “週間”'],
  ['ja', 'week', '{count}日払い', 'words for “週間” in the place of “日”'],
  ['ja', 'year', '{count}年間'],
])('in %s, words for a %s that are %s', async (locale, unit, text, ...expected) => {
  const field = `pricing.units.${unit}.per`;
  const found = await foundBy(contentForm, { fields: { 'site.locale': locale, [field]: text } });
  expect(found.filter((one) => one.field === field).map((one) => one.text)).toEqual(
    expected.map((what) => `expected ${what}, got "${text}"`),
  );
});
