import type { AccessDesk } from '@/lib/content/schemas/access-desk';
import { fill } from '@/lib/text/fill';
import { MAX_USERNAME_LENGTH } from './desk';

/** What a username on the charting platform may look like. */
type UsernameRule = Pick<AccessDesk['username'], 'shortest' | 'longest' | 'others'>;

type Username = ReturnType<typeof checkUsername>;

/**
 * Looks at what a buyer typed as username, for the mistakes that people make. Blanks around it, an @ before it and
 * characters that cannot be seen (they come with copied text) are taken away without a word.
 */
export function checkUsername(typed: string, rule: UsernameRule) {
  const name = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^@/, '');
  if (!name) return { kind: 'none' } as const;
  const problem = problemOf(name, rule);
  return problem ? ({ kind: 'odd', name, problem } as const) : ({ kind: 'ok', name } as const);
}

/** @returns what is wrong with a username, by the key of its words in the content */
function problemOf(name: string, { shortest, longest, others }: UsernameRule) {
  const address = /^(?:https?:\/\/|www\.)\S*?([^/\s?#]+)\/?(?:[?#]\S*)?$/i.exec(name);
  if (address) return { kind: 'address', name: address[1] ?? '' } as const;
  if (/^\S+@\S+\.\S+$/.test(name)) return { kind: 'email' } as const;
  if (/\s/.test(name)) return { kind: 'space' } as const;
  const found = [...name].find((each) => !/[a-z0-9]/i.test(each) && !others.includes(each));
  if (found) return { kind: 'characters', found } as const;
  if (name.length < shortest) return { kind: 'short' } as const;
  return name.length > longest ? ({ kind: 'long' } as const) : null;
}

interface Props {
  words: AccessDesk['username'];
  typed: string;
  username: Username;
  onType: (typed: string) => void;
}

/** What is said of a username, of its problem if it has one. */
function advice(words: Props['words'], username: Username): string {
  if (username.kind === 'none') return words.hint;
  if (username.kind === 'ok') return fill(words.ok, { name: username.name });
  const { problem } = username;
  if (problem.kind === 'address') return fill(words.address, { name: problem.name });
  if (problem.kind === 'characters')
    return fill(words.characters, { found: problem.found, others: [...words.others].join(' ') });
  return words[problem.kind];
}

/** The buyer's username on the platform, looked at for mistakes while it is typed. */
export function UsernameField({ words, typed, username, onType }: Props) {
  return (
    <div>
      <h3 className="font-semibold">{words.title}</h3>
      <p className="mt-3 grid grid-cols-1 gap-2 text-small">
        <label htmlFor="username">{words.label}</label>
        <input
          id="username"
          type="text"
          className="field w-full font-mono"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_USERNAME_LENGTH}
          value={typed}
          aria-describedby="username-advice"
          aria-invalid={username.kind === 'odd'}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </p>
      <p id="username-advice" role="status" className="desk-answer computed">
        {advice(words, username)}
      </p>
    </div>
  );
}
