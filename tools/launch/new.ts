/**
 * `npm run new`: asks about your business, edits content/. `--yes` takes defaults,
 * `--name="Acme"` answers one question, `--help` lists all.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { plansSchema } from '@/content/schemas/plans';
import { contentEdits, plansOf } from './new-content';
import { type Answers, QUESTIONS } from './new-questions';

const CONFIRM = 'Edit content/ and clear testimonials, figures and notices (yes or no)? ';
const NEXT = `
git diff shows the edits. Next, edit content/ (npm run dev shows the site):
  plans.ts          each plan's paymentLink; its host in launch.ts (paymentHosts)
  home.ts, indicators.ts, faqs.ts, closing.ts; then legal/ and pages/, with a lawyer
Then npm run build and npm run launch, which lists what is left to do`;

/** Returns the expected value if plan `id` is wrong. */
function planError(answers: Partial<Answers>, id: string): string | undefined {
  const plans = plansOf(answers);
  if (id === 'lifetime' && plans.length === 0) return 'a price above 0, as no other plan is sold';
  const { error } = plansSchema.safeParse(plans);
  return error?.issues.find(({ path }) => plans[Number(path[0])]?.id === id)?.message;
}

async function answersTo(given: Readonly<Record<string, unknown>>, terminal: Interface | null) {
  const answers: Record<string, unknown> = {};
  for (const [id, [asks, schema, byDefault]] of Object.entries(QUESTIONS)) {
    const standard = typeof byDefault === 'string' ? byDefault : byDefault(answers as Answers);
    const question = given[id] === undefined && `${asks} [${standard}]: `;
    while (!(id in answers)) {
      const text = (question && (await terminal?.question(question))) || (given[id] ?? standard);
      const { data, error } = schema.safeParse(text);
      const issue = error?.issues[0]?.message ?? planError({ ...answers, [id]: data }, id);
      if (!issue) answers[id] = data;
      else if (question && terminal) console.log(`Expected ${issue}.`);
      else throw new Error(`--${id}: expected ${issue}, got "${text}"`);
    }
  }
  return answers as Answers;
}

/** A value as Biome formats it; `edited` captures the indentation as `\1`. */
const VALUE = String.raw`(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[[{]\n[^]*?\n\1[\]}]|[[{].*[\]}]|[^\s,;]+)`;

/** Finds the `names` in order, and replaces the value after the last; undefined removes the item of the first. */
function edited(text: string, names: readonly string[], value: unknown): string {
  const item = new RegExp(String.raw`^( *)\{\s+${names[0]}[^]*?\n\1\},\n`, 'm');
  if (value === undefined) return text.replace(item, '');
  const name = String.raw`(?<=^( *)(?:\S.*)?)(\b${names.join('[^]*?\\b')})\s*`;
  const pattern = new RegExp(name + VALUE, 'm');
  if (!pattern.test(text))
    throw new Error(
      `content/: expected the sample's ${names.join(' ')}, got nothing. npm run new needs the unchanged sample.`,
    );
  return text.replace(pattern, (_, __, found) => `${found} ${JSON.stringify(value, null, 2)}`);
}

function newTexts(answers: Answers): Map<string, string> {
  const today = new Date().toISOString().slice(0, 10);
  const texts = new Map<string, string>();
  const read = (file: string) => texts.get(file) ?? readFileSync(`content/${file}`, 'utf8');
  for (const [path, value] of Object.entries(contentEdits(answers, today))) {
    const [name, ...names] = path.split('/');
    texts.set(`${name}.ts`, edited(read(`${name}.ts`), names, value));
  }
  for (const file of readdirSync('content', { recursive: true, encoding: 'utf8' }))
    if (/^routes\.ts$|\.md$/.test(file))
      texts.set(file, read(file).replace(/(?<=^ *updated: '?)[\d-]+/gm, today));
  return texts;
}

async function begin(): Promise<void> {
  const questions = Object.entries(QUESTIONS);
  const flag = { type: 'boolean', default: false } as const;
  const options = Object.fromEntries(questions.map(([id]) => [id, { type: 'string' as const }]));
  const { values } = parseArgs({ options: { ...options, yes: flag, help: flag } });
  if (values.help)
    return console.log(questions.map(([id, [asks]]) => `--${id.padEnd(18)}${asks}`).join('\n'));
  const { stdout } = spawnSync('git', ['status', '--short', 'content'], { encoding: 'utf8' });
  if (stdout) console.error(`content/ has uncommitted changes:\n${stdout}`);
  if (!values.yes && (stdout || !process.stdin.isTTY))
    throw new Error(
      'Nothing changed. Commit content/ and use a terminal, or run: npm run new -- --yes --name="Acme"',
    );
  const terminal = values.yes ? null : createInterface(process.stdin, process.stdout);
  const texts = newTexts(await answersTo(values, terminal));
  const sure = (await terminal?.question(CONFIRM)) ?? 'yes';
  terminal?.close();
  if (!/^y/i.test(sure)) return console.log('Nothing changed.');
  for (const [file, text] of texts) writeFileSync(`content/${file}`, text);
  const node = (...args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' });
  node(...'node_modules/@biomejs/biome/bin/biome format --write content'.split(' '));
  process.exitCode = node('--import', 'tsx', 'tools/check/check-content.ts').status ?? 1;
  console.log(NEXT);
}

begin().catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});
