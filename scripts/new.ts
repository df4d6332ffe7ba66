/**
 * `npm run new`: asks who you are and what you sell, and writes the files of content/own/ that follow from it.
 *
 *     --yes                     asks nothing: takes the defaults, and what else is given
 *     --<question>=<answer>     answers it beforehand: --name="Acme Charts" --monthly=19.99 --countries=DE,AT
 *     --overwrite               writes files anew that exist, which is asked for otherwise
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Answers } from './new-files';
import { QUESTIONS, type Question } from './new-questions';
import { run } from './setup.mjs';

const FOLDER = join('content', 'own');

/** Ends the program where somebody leaves the questions. */
class Left extends Error {}

/** Asks one question in the terminal. @throws Left where somebody leaves */
async function askFor(question: Question, byDefault: string): Promise<string> {
  const { isCancel, text } = await import('@clack/prompts');
  const typed = await text({
    message: question.asks,
    placeholder: byDefault,
    defaultValue: byDefault,
    validate: (value) => {
      const fault = question.fault(value || byDefault);
      return fault ? `Expected ${fault}.` : undefined;
    },
  });
  if (isCancel(typed)) throw new Left('Nothing was written.');
  return typed;
}

/**
 * @param given answers beforehand, by the ids of their questions
 * @param isAsking whether the others are asked for; else they have their defaults
 * @throws Error that names the option whose answer is none
 */
async function answersTo(
  given: Readonly<Record<string, string | undefined>>,
  isAsking: boolean,
): Promise<Answers> {
  const answers: Partial<Answers> = {};
  for (const question of QUESTIONS) {
    const byDefault = question.byDefault(answers);
    const isAsked = isAsking && given[question.id] === undefined;
    const answer = isAsked ? await askFor(question, byDefault) : (given[question.id] ?? byDefault);
    const fault = question.fault(answer);
    if (fault) throw new Error(`--${question.id}: expected ${fault}, got "${answer}"`);
    Object.assign(answers, { [question.id]: question.read(answer) });
  }
  const { monthly, yearly, lifetime } = answers;
  if (!monthly && !yearly && !lifetime)
    throw new Error('--monthly, --yearly, --lifetime: expected a price for one of them, got none');
  return answers as Answers;
}

/** @returns whether files that exist may be written anew */
async function mayOverwrite(files: readonly string[]): Promise<boolean> {
  const { confirm, isCancel } = await import('@clack/prompts');
  const message = `${files.join(', ')}: written anew? What stands there is lost.`;
  const answer = await confirm({ message, initialValue: false });
  return !isCancel(answer) && answer;
}

const NEXT = `Next:
  1. npm run dev             shows the site while you edit
  2. content/own/plans.ts    paymentLink of each plan; its host into paymentHosts of content/own/launch.ts
  3. the words               copy home.ts, indicators.ts, faqs.ts and closing.ts from content/ to content/own/, and write yours
  4. npm run build           checks, then builds into out/
  5. npm run launch          the next step before the site goes public`;

async function begin(): Promise<number> {
  const { values } = parseArgs({
    options: {
      yes: { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
      ...Object.fromEntries(QUESTIONS.map(({ id }) => [id, { type: 'string' as const }])),
    },
  });
  const { yes, overwrite, ...rest } = values;
  const given = rest as Readonly<Record<string, string | undefined>>;
  if (!yes && !process.stdin.isTTY)
    throw new Error('There is no terminal to ask in. Take the defaults: npm run new -- --yes');
  const answers = await answersTo(given, !yes);

  const { ownFiles } = await import('./new-files');
  const [{ planFeatures }, { plans }, { routes }] = await Promise.all([
    import('@/shipped/plan-features'),
    import('@/shipped/plans'),
    import('@/shipped/routes'),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const files = Object.entries(ownFiles(answers, { planFeatures, plans, routes }, today)).map(
    ([name, text]) => [join(FOLDER, `${name}.ts`), text] as const,
  );
  const existing = files.map(([file]) => file).filter((file) => existsSync(file));
  const isAllowed = existing.length === 0 || overwrite || (!yes && (await mayOverwrite(existing)));
  if (!isAllowed)
    throw new Left(
      `Nothing was written: ${existing.join(', ')} exist. --overwrite writes them anew.`,
    );
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, text] of files) writeFileSync(file, text);
  console.log(`\nWritten: ${files.map(([file]) => file).join(', ')}`);
  const code = await run(process.execPath, ['--import', 'tsx', 'scripts/check-content.ts']);
  console.log(`\n${NEXT}`);
  return code;
}

begin().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
