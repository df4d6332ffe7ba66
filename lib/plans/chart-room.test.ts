import { chartRoom } from './chart-room';

/** Puts indicators on a chart one by one, the others first, then takes others off until all of ours have room. */
function slowly(limit: number, own: number, others: number) {
  const chart = [...Array<string>(others).fill('other'), ...Array<string>(own).fill('own')];
  const count = (kind: string) => chart.slice(0, limit).filter((one) => one === kind).length;
  const beside = count('own');
  while (count('own') < own && chart.includes('other')) chart.shift();
  const dropped = others + own - chart.length;
  if (beside === own) return { kind: 'fits' };
  if (count('own') === own)
    return count('other') > 0 ? { kind: 'drop', count: dropped } : { kind: 'alone' };
  return beside > 0 ? { kind: 'some', count: beside } : { kind: 'none' };
}

it('says what counting on a chart says, for every limit and number of indicators', () => {
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number);
  const cases = upTo(12).flatMap((limit) =>
    upTo(7).flatMap((own) => upTo(15).map((others) => [limit, own + 1, others] as const)),
  );
  const wrong = cases.filter(
    (one) => JSON.stringify(chartRoom(...one)) !== JSON.stringify(slowly(...one)),
  );
  expect(wrong).toEqual([]);
  expect(new Set(cases.map((one) => chartRoom(...one).kind)).size).toBe(5);
});
