/**
 * `npm run new`: asks who you are and what you sell, and writes the files of content/own/ that follow from it.
 *
 *     --yes                     asks nothing: takes the defaults, and what else is given
 *     --<question>=<answer>     answers it beforehand: --name="Acme Charts" --monthly=19.99 --countries=DE,AT
 *     --overwrite               writes files anew that exist, which is asked for otherwise
 *     --help                    lists the questions
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Answers } from './new-files';
import { QUESTIONS, type Question } from './new-questions';
import { run } from './setup.mjs';

const FOLDER = join('content', 'own');

/** Ends the program where somebody leaves the questions. */
class Left extends Error {}

/** Asks one question in the terminal. @throws Left where somebody leaves */
async function askFor(
  question: Question,
  byDefault: string,
  answers: Partial<Answers>,
): Promise<string> {
  const { isCancel, text } = await import('@clack/prompts');
  const typed = await text({
    message: question.asks,
    placeholder: byDefault,
    defaultValue: byDefault,
    validate: (value) => {
      const fault = question.fault(value || byDefault, answers);
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
    const answer = isAsked
      ? await askFor(question, byDefault, answers)
      : (given[question.id] ?? byDefault);
    const fault = question.fault(answer, answers);
    if (fault) throw new Error(`--${question.id}: expected ${fault}, got "${answer}"`);
    Object.assign(answers, { [question.id]: question.read(answer) });
  }
  if (!answers.monthly && !answers.yearly && !answers.lifetime)
    throw new Error('--monthly, --yearly, --lifetime: expected a price above 0 for one of them');
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
     content/own/site.ts     seller: register and vatNumber; in the EU withdrawalLink of launch.ts, and an imprint with who answers
  3. the words               home.ts, indicators.ts, faqs.ts and closing.ts in content/own/, copied from content/ where they are not there
  4. npm run build           checks, then builds into out/
  5. npm run launch          the next step before the site goes public`;

const DARK_PLANS =
  "On a light site the plans stand on a dark ground, paper: with ground: 'room' for pricing in content/own/sections.ts it is light too.";

async function begin(): Promise<number> {
  const { values } = parseArgs({
    options: {
      yes: { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      ...Object.fromEntries(QUESTIONS.map(({ id }) => [id, { type: 'string' as const }])),
    },
  });
  const { yes, overwrite, help, ...rest } = values;
  if (help) {
    const lines = QUESTIONS.map(({ id, asks }) => `  --${id.padEnd(20)}${asks}`);
    console.log(
      ['npm run new -- [--yes] [--overwrite] [--<question>=<answer>]', ...lines].join('\n'),
    );
    return 0;
  }
  const given = rest as Readonly<Record<string, string | undefined>>;
  if (!yes && !process.stdin.isTTY)
    throw new Error(
      'There is no terminal to ask in. --yes takes the defaults, options answer what differs: npm run new -- --yes --name="Acme Charts" (--help lists them).',
    );
  const answers = await answersTo(given, !yes);

  const { ownFiles } = await import('./new-files');
  const sample = await Promise.all(
    ['plan-features', 'plans', 'routes'].map(
      (name) => import(join(process.cwd(), 'content', `${name}.ts`)),
    ),
  );
  const today = new Date().toISOString().slice(0, 10);
  const written = ownFiles(answers, Object.assign({}, ...sample), today);
  const files = Object.entries(written).map(([name, text]) => [join(FOLDER, name), text] as const);
  const existing = files.map(([file]) => file).filter((file) => existsSync(file));
  const isAllowed = existing.length === 0 || overwrite || (!yes && (await mayOverwrite(existing)));
  if (!isAllowed)
    throw new Left(
      `Nothing was written: ${existing.join(', ')} exist. --overwrite writes them anew.`,
    );
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`
Written: ${files.map(([file]) => file).join(', ')}`);
  if (answers.theme === 'light') console.log(DARK_PLANS);
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
