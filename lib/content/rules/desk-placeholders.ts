import type { Template } from './placeholders';

/** A line of the message to support may ask for any of these, or for none. */
const line: Template = { must: [], may: ['topic', 'username', 'reference', 'paidOn'] };

/** Texts of the access desk that are filled in; places in content/access-desk.ts. */
const templates: Readonly<Record<string, Template>> = {
  progress: { must: ['done', 'all'] },
  tick: { must: ['step'] },
  'username.ok': { must: [], may: ['name'] },
  'username.address': { must: ['name'] },
  'username.characters': { must: ['found'], may: ['others'] },
  'message.subject': { must: [], may: ['username', 'topic'] },
  'refund.ifToday': { must: ['until'] },
  'refund.open': { must: ['until'] },
  'refund.ended': { must: ['until'] },
};

/** @param place path of a text, with dots @returns what it may be filled with; undefined for a text without braces */
export function deskTemplate(place: string): Template | undefined {
  const [name, ...path] = place.split('.');
  if (name !== 'accessDesk') return undefined;
  return path[0] === 'message' && path[1] === 'lines' ? line : templates[path.join('.')];
}
