import { faultLines, faultLinesOf } from '../fault-lines';

it.each<[kind: string, value: unknown, line: string]>([
  [
    'another e-mail address',
    'Write to [us](mailto:help@chartwright.example).',
    'content/faqs.ts: faqs.items[1].answer: expected the support address of content/site.ts, support@chartwright.example, got "help@chartwright.example"',
  ],
])('reports %s', (_kind, value, line) => {
  expect(faultLinesOf(line, value)).toEqual([line]);
});

it('asks for the support address on a legal page', () => {
  const blocks = ['Ask before you subscribe.'];
  expect(faultLines([['disclaimer.sections[6].blocks', blocks]])).toEqual([
    'content/legal/disclaimer.ts: disclaimer.sections: expected the support address support@chartwright.example in the text, got nothing',
  ]);
});
