import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { samplesLabelled } from './samples-labelled';

afterAll(removeFixtures);

const content = {
  ...someContent(),
  statistics: {
    items: [
      {
        id: 'a',
        value: 1,
        suffix: '',
        label: 'Active Traders',
        provenance: { status: 'stated' } as const,
      },
    ],
  },
};
const stated = '<p data-provenance="stated">1 Active Traders</p>';

const problemsOf = (body: string) =>
  samplesLabelled.run({ site: fixture({ 'index.html': page(body) }), content });

it.each(['Sample', 'Simulated'])('accepts a made-up item with the label %s', (label) => {
  expect(
    problemsOf(`${stated}<figure data-provenance="example"><i>Good.</i><b>${label}</b></figure>`),
  ).toEqual([]);
});

it('reports a made-up item whose label stands elsewhere', () => {
  expect(
    problemsOf(`${stated}<b>Sample</b><figure data-provenance="example">Good.</figure>`),
  ).toEqual([expect.objectContaining({ problem: 'made-up content without its label: "Good."' })]);
});

it('reports a claim that does not say where it comes from', () => {
  expect(problemsOf('<p>1 Active Traders</p>')).toEqual([
    expect.objectContaining({
      problem: '"Active Traders" stands in no element with data-provenance',
    }),
  ]);
});

it('expects the badge only where a plan carries it', () => {
  const plans = content.plans.map((plan) => ({ ...plan, popular: true }));
  const site = fixture({ 'index.html': page(stated) });
  expect(samplesLabelled.run({ site, content: { ...content, plans } })).toEqual([
    expect.objectContaining({ problem: expect.stringContaining('"POPULAR"') }),
  ]);
});
