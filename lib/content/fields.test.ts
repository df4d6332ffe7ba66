import { faultLinesOf } from './fault-lines';

it.each<[kind: string, value: unknown, line: string]>([
  [
    'a leftover note',
    'TODO write this',
    'content/home.ts: home.intro: expected finished text, got "TODO write this"',
  ],
  [
    'filler text',
    'Lorem ipsum dolor.',
    'content/faqs.ts: faqs.items[1].answer: expected finished text, got "Lorem ipsum dolor."',
  ],
  [
    'markup in a text',
    'A <b>bold</b> word',
    'content/home.ts: home.intro: expected plain text without < or >, got "A <b>bold</b> word"',
  ],
  [
    'a text that does not fit',
    'x'.repeat(700),
    `content/home.ts: home.intro: expected at most 300 characters, got "${'x'.repeat(57)}…"`,
  ],
  [
    'a lost word',
    'Renews {renewal}.',
    'content/pricing.ts: pricing.renews: expected text with {price}, got "Renews {renewal}."',
  ],
  [
    'a mistyped word',
    'Choose {plan} {pln}',
    'content/pricing.ts: pricing.choose: expected no words in braces but {plan}, got "Choose {plan} {pln}"',
  ],
  [
    'a stray brace',
    '{count found, {all}',
    'content/faqs.ts: faqs.filter.found: expected text with {count}, got "{count found, {all}"',
  ],
  [
    'a word that is none of those a text may have',
    'taken level {low}',
    'content/demo-words.ts: demoWords.sentences.taken level: expected no words in braces but {name}, {price}, got "taken level {low}"',
  ],
  [
    'a word where none is filled in',
    'Hello {name}',
    'content/home.ts: home.headline: expected text without braces, got "Hello {name}"',
  ],
  [
    'a URL with a word',
    'https://a.example/{plan}',
    'content/plans.ts: plans[0].paymentLink: expected an https URL, got "https://a.example/{plan}"',
  ],
  [
    'a target that is neither path nor URL',
    'home',
    'content/not-found.ts: notFound.links[0].href: expected a path or an anchor of this site, got "home"',
  ],
  [
    'a footer link without TLS',
    'http://blog.example',
    'content/footer.ts: footer.resources.links[0].href: expected a path or an anchor of this site, or an https URL, got "http://blog.example"',
  ],
])('reports %s', (_kind, value, line) => {
  expect(faultLinesOf(line, value)).toEqual([line]);
});

it('lets a text leave out what it may hold', () => {
  const line = 'content/faqs.ts: faqs.filter.found';
  expect(faultLinesOf(line, '{count} found')).toEqual([]);
});
