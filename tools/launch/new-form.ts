/** Writes and reads facts.txt. Loads no content, which may have errors. */
import { type PlanTerms, plansSchema } from '@/lib/schemas/plans';
import { type Answers, QUESTIONS } from './new-questions';

export const FORM = 'facts.txt';

export const emptyForm = () =>
  [
    '# Write your facts after the colons, save, then run npm run new again.',
    ...Object.values(QUESTIONS).map(([question, , answer]) => `${question}: ${answer}`),
    '',
  ].join('\n');

const labelOf = (line: string) =>
  line
    .replace(/[(:].*/, '')
    .trim()
    .toLowerCase();

const INTERVALS = { monthly: 'month', yearly: 'year', lifetime: 'once' } as const;

export function plansOf(answers: Answers): PlanTerms[] {
  return (['monthly', 'yearly', 'lifetime'] as const).flatMap((id) => {
    const [price, interval, { trialDays }] = [answers[id], INTERVALS[id], answers];
    const title = id.charAt(0).toUpperCase() + id.slice(1);
    const names = { id, title, name: `${title} Plan` };
    const trial = trialDays > 0 && interval !== 'once' && { trialDays };
    return price ? { ...names, price, interval, ...trial, paymentLink: null } : [];
  });
}

/** Returns the expected price by plan. @param said answers as typed */
function planErrors(answers: Answers, said: Record<string, string>): Record<string, string> {
  const [plans, { currency }] = [plansOf(answers), answers];
  if (plans.length === 0) return { monthly: 'a price for at least one plan' };
  const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const known = `${currency} ${new Intl.NumberFormat('en', format).format(0)}`.toUpperCase();
  const errors: Record<string, string> = {};
  for (const { path, message } of plansSchema.safeParse(plans).error?.issues ?? [])
    errors[plans[Number(path[0])]?.id ?? ''] = message;
  for (const { id } of plans)
    if (!known.includes(said[id]?.match(/[\p{L}\p{Sc}]+/u)?.[0].toUpperCase() ?? ''))
      errors[id] = `a price in ${currency}`;
  return errors;
}

/** Returns the answers in a filled-in form, and one line per mistake. */
export function readForm(form: string): { answers: Answers; errors: string[] } {
  const questions = Object.entries(QUESTIONS);
  const said: Record<string, string> = {};
  const places: Record<string, string> = {};
  const errors: string[] = [];
  for (const [index, line] of form.split('\n').entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const place = `${FORM}: line ${index + 1}`;
    const [, answer] = /^[^(:]+(?:\([^)]*\))?\s*:(.*)/.exec(line) ?? [];
    const [id] = questions.find(([, [question]]) => labelOf(question) === labelOf(line)) ?? [];
    if (id && answer !== undefined) [said[id], places[id]] = [answer.trim(), place];
    else errors.push(`${place}: expected a question and its answer, got "${line.trim()}"`);
  }

  const refuse = (id: string, expected: string) => {
    const question = QUESTIONS[id as keyof Answers][0].replace(/ \(.*/, '');
    const place = `${places[id] ?? FORM}: ${question}`;
    errors.push(`${place}: expected ${expected}, got ${said[id] ? `"${said[id]}"` : 'nothing'}`);
  };
  const answers: Record<string, unknown> = {};
  for (const [id, [, schema]] of questions) {
    const { data, error } = schema.safeParse(said[id] ?? '');
    answers[id] = data;
    if (error) refuse(id, error.issues[0]?.message ?? 'another answer');
  }
  if (errors.length === 0)
    for (const [id, expected] of Object.entries(planErrors(answers as Answers, said)))
      refuse(id, expected);
  return { answers: answers as Answers, errors };
}
