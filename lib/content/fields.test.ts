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
