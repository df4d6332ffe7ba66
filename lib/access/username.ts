/** What a username on the charting platform may look like. */
export interface UsernameRule {
  shortest: number;
  longest: number;
  /** Characters allowed beside a to z, A to Z and 0 to 9. */
  others: string;
}

/** What is wrong with a username; each has its words in the content. */
type UsernameProblem =
  | { kind: 'email' }
  /** The address of a profile page, and the name at its end. */
  | { kind: 'address'; name: string }
  | { kind: 'space' }
  | { kind: 'characters'; found: string }
  | { kind: 'short' }
  | { kind: 'long' };

export type Username =
  | { kind: 'none' }
  | { kind: 'ok'; name: string }
  | { kind: 'odd'; name: string; problem: UsernameProblem };

/**
 * Looks at what a buyer typed as username, for the mistakes that people make. Blanks around it, an @ before it and
 * characters that cannot be seen (they come with copied text) are taken away without a word.
 */
export function checkUsername(typed: string, rule: UsernameRule): Username {
  const name = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^@/, '');
  if (!name) return { kind: 'none' };
  const problem = problemOf(name, rule);
  return problem ? { kind: 'odd', name, problem } : { kind: 'ok', name };
}

function problemOf(name: string, { shortest, longest, others }: UsernameRule) {
  const address = /^(?:https?:\/\/|www\.)\S*?([^/\s?#]+)\/?(?:[?#]\S*)?$/i.exec(name);
  if (address) return { kind: 'address', name: address[1] ?? '' } as const;
  if (/^\S+@\S+\.\S+$/.test(name)) return { kind: 'email' } as const;
  if (/\s/.test(name)) return { kind: 'space' } as const;
  const found = [...name].find((sign) => !/[a-z0-9]/i.test(sign) && !others.includes(sign));
  if (found) return { kind: 'characters', found } as const;
  if (name.length < shortest) return { kind: 'short' } as const;
  return name.length > longest ? ({ kind: 'long' } as const) : null;
}
