import type { Template } from './placeholders';

const anyOf = (...may: string[]): Template => ({ must: [], may });
const area = anyOf('direction', 'low', 'high');
const zone = anyOf('timeframe', 'side', 'low', 'high');
const named = anyOf('name', 'low', 'high');

/** What a sentence about each kind of mark can ask for; places in content/demo-words.ts. */
const marks: Readonly<Record<string, Template>> = {
  swing: anyOf('side', 'label', 'price'),
  break: anyOf('direction', 'name', 'price'),
  'order-block': area,
  gap: area,
  'dealing-range': anyOf('low', 'high', 'equilibrium'),
  zone,
  trend: anyOf('timeframe', 'direction', 'structure', 'average'),
  session: named,
  'opening-range': named,
  level: anyOf('name', 'price'),
};

/** The other texts of the demo that are filled in. */
const others: Readonly<Record<string, Template>> = {
  'controls.perSecond': { must: ['bars'] },
  'proof.bar': { must: ['bar'] },
  'proof.confirmed': { must: ['count'] },
  'proof.changed': { must: ['count'] },
  'proof.drawn': { must: ['count'] },
  'proof.moved': { must: ['count'] },
  'proof.identical': { must: ['count'] },
  'proof.different': { must: ['count', 'different'] },
  'chart.working': { must: ['percent'] },
  'feed.framed': { must: ['label'] },
  'market.wrong': { must: ['value', 'market'], may: ['most'] },
  'file.reading': { must: ['percent'] },
  'file.loaded': { must: ['name'], may: ['count'] },
  'file.tooLarge': { must: ['name', 'most'] },
  'file.tooFew': { must: ['name'], may: ['count', 'least'] },
  'file.unreadable': { must: ['name'] },
  'file.faults': { must: ['name'] },
  'file.line': { must: ['line', 'what'] },
  'file.more': { must: ['count'] },
};

const title = /^demoWords\.(?:yourT|t)itles\.\d+$/;
const sentence = /^demoWords\.sentences\.[a-z]+ ([a-z-]+)$/;

/** @param place of a text, `demoWords.title` @returns what it is filled with; undefined for texts of other files */
export function demoTemplate(place: string): Template | undefined {
  if (title.test(place)) return anyOf('market', 'timeframe');
  const kind = sentence.exec(place)?.[1];
  if (kind) return marks[kind];
  return place.startsWith('demoWords.') ? others[place.slice('demoWords.'.length)] : undefined;
}
