import { acknowledged, readAcknowledgements } from './acknowledgements';
import { type Finding, type Found, type LaunchInput, parts, type Rule } from './finding';

/** A rule that throws is a thing to do of its own, and keeps no other from being found. */
async function foundBy(rule: Rule, input: LaunchInput): Promise<Found[]> {
  try {
    return await rule.find(input);
  } catch (error) {
    const text = `The rule could not be checked: ${(error as Error).message}`;
    return [{ severity: 'error', file: 'scripts/launch/rules/', field: '', text }];
  }
}

/** A fault of what all pages share is seen on each of them, and is one thing to do. */
function findingsOf({ id, title, part, severity }: Rule, found: readonly Found[]): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { page, ...thing } of found) {
    const key = [thing.file, thing.field, thing.text].join('\n');
    const seen = findings.get(key)?.pages ?? [];
    const pages = page === undefined || seen.includes(page) ? seen : [...seen, page];
    findings.set(key, { rule: id, title, part, severity, ...thing, pages });
  }
  return [...findings.values()];
}

/** What is said of pages that were built from other content would send an owner to places that are right. */
function isAboutPages({ id, part }: Rule, { page }: Found): boolean {
  return id !== 'LR31' && (part === 'The built pages' || page !== undefined);
}

/**
 * Holds content and built site to the rules.
 * @param source text of the acknowledgement file
 * @returns what is left to do, in the order in which to do it
 */
export async function launchFindings(
  rules: readonly Rule[],
  input: LaunchInput,
  source = '[]',
): Promise<Finding[]> {
  const { accepted, faults } = readAcknowledgements(source, rules, input.today);
  const found: Finding[] = [];
  for (const rule of rules) {
    const all = await foundBy(rule, input);
    const kept = input.isCurrent ? all : all.filter((thing) => !isAboutPages(rule, thing));
    found.push(...findingsOf(rule, kept));
  }
  const all = [...found.map((finding) => acknowledged(finding, accepted)), ...faults];
  return parts.flatMap((name) => all.filter(({ part }) => part === name));
}

/** @returns how many findings keep the site from going public */
export function errorCount(findings: readonly Finding[]): number {
  return findings.filter(({ severity }) => severity === 'error').length;
}
