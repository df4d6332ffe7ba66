import { acknowledged, readAcknowledgements } from './acknowledgements';
import { type Finding, type LaunchInput, parts, type Rule } from './finding';

/** What a rule found; a rule that throws is a thing to do of its own, and keeps no other from being found. */
async function findingsOf(rule: Rule, input: LaunchInput): Promise<Finding[]> {
  const { id, part, severity } = rule;
  try {
    return (await rule.find(input)).map((found) => ({ rule: id, part, severity, ...found }));
  } catch (error) {
    const text = `The rule could not be checked: ${(error as Error).message}`;
    return [{ rule: id, part, severity: 'error', file: 'scripts/launch/rules/', field: '', text }];
  }
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
  for (const rule of rules) found.push(...(await findingsOf(rule, input)));
  const all = [...found.map((finding) => acknowledged(finding, accepted)), ...faults];
  return parts.flatMap((name) => all.filter(({ part }) => part === name));
}

/** @returns how many findings keep the site from going public */
export function errorCount(findings: readonly Finding[]): number {
  return findings.filter(({ severity }) => severity === 'error').length;
}
