/** `npm run new`: writes facts.txt, a form about your business. Run again, it edits content/ to match. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { checkContent } from '@/tools/check/check-content';
import { emptyForm, FORM, readForm } from './new-form';
import type { Answers } from './new-questions';

const NEXT = `
git diff shows the edits. To correct facts: git checkout content, edit ${FORM}, npm run new.
Next, edit content/ (npm run dev shows the site):
  plans.ts          each plan's paymentLink; its host in launch.ts (paymentHosts)
  home.ts, indicators.ts, faqs.ts, closing.ts; then legal/ and pages/, with a lawyer
Then npm run build and npm run launch, which lists what is left to do`;

/** Returns text without a byte order mark, with \n as line ending. */
function read(file: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    return text.replace(/\r\n?/g, '\n');
  } catch {
    throw new Error(`${file}: expected a file saved as UTF-8 text`);
  }
}

/** A value as Biome formats it; `edited` captures the indentation as `\1`. */
const VALUE = String.raw`(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[[{]\n[^]*?\n\1[\]}]|[[{].*[\]}]|[^\s,;]+)`;

/** Finds the `names` in order, and replaces the value after the last; undefined removes the item of the first. */
function edited(text: string, names: readonly string[], value: unknown): string | null {
  const item = new RegExp(String.raw`^( *)\{\s+${names[0]}[^]*?\n\1\},\n`, 'm');
  if (value === undefined) return text.replace(item, '');
  const name = String.raw`(?<=^( *)(?:\S.*)?)(\b${names.join('[^]*?\\b')})\s*`;
  const pattern = new RegExp(name + VALUE, 'm');
  if (!pattern.test(text)) return null;
  return text.replace(pattern, (_, __, found) => `${found} ${JSON.stringify(value, null, 2)}`);
}

/** Returns the files to write. */
async function newTexts(answers: Answers): Promise<Map<string, string>> {
  // Loads the content, which was checked before.
  const { contentEdits } = await import('./new-content');
  const today = new Date().toISOString().slice(0, 10);
  const texts = new Map<string, string>();
  for (const [path, value] of Object.entries(contentEdits(answers, today))) {
    const [name, ...names] = path.split('/');
    const file = `content/${name}.ts`;
    const text = edited(texts.get(file) ?? read(file), names, value);
    if (!text) throw new Error(`${file}: expected the sample's ${names.join(' ')}, got nothing`);
    texts.set(file, text);
  }
  for (const name of readdirSync('content', { recursive: true, encoding: 'utf8' })) {
    const file = `content/${name}`;
    if (/^routes\.ts$|\.md$/.test(name))
      texts.set(file, read(file).replace(/(?<=^ *updated: '?)[\d-]+/gm, today));
  }
  return texts;
}

/** Returns what prevents edits in content/. */
async function obstacles(): Promise<string[]> {
  const issues = await checkContent();
  if (issues.length > 0) return issues;
  const { site } = await import('@/content/site');
  const { stdout } = spawnSync('git', ['status', '--short', 'content'], { encoding: 'utf8' });
  if (stdout)
    return ['content/ has uncommitted changes. Commit them, or undo: git checkout content'];
  if (site.url === 'https://chartwright.example') return [];
  return [`content/site.ts: url: expected the sample's, got "${site.url}". Edit content/ by hand.`];
}

async function begin(): Promise<void> {
  if (!existsSync(FORM)) {
    writeFileSync(FORM, emptyForm());
    return console.log(
      `Open ${FORM}, write your facts after the colons, and run npm run new again.`,
    );
  }
  const { answers, errors } = readForm(read(FORM));
  const issues = errors.length > 0 ? errors : await obstacles();
  if (issues.length > 0) throw new Error([...issues, 'Nothing changed.'].join('\n'));
  for (const [file, text] of await newTexts(answers)) writeFileSync(file, text);
  const node = (...args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' });
  node(...'node_modules/@biomejs/biome/bin/biome format --write content'.split(' '));
  process.exitCode = node('--import', 'tsx', 'tools/check/check-content.ts').status ?? 1;
  console.log(NEXT);
}

begin().catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});
