import { MOST_CHARACTERS } from '@/lib/access/desk';
import type { Username } from '@/lib/access/username';
import type { AccessDesk } from '@/lib/content/schemas/access-desk';
import { fill } from '@/lib/text/fill';

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
  const { kind, ...values } = username.problem;
  return fill(words[kind], { ...values, others: [...words.others].join(' ') });
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
          maxLength={MOST_CHARACTERS}
          value={typed}
          aria-describedby="username-advice"
          aria-invalid={username.kind === 'odd'}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </p>
      <p id="username-advice" role="status" className="plan-answer text-muted">
        {advice(words, username)}
      </p>
    </div>
  );
}
