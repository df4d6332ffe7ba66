import type { Outcome } from '../test/outcome';
import type { Audit } from './audit';
import { installScripts } from './install-scripts';
import { licences } from './licences';
import { pins } from './pins';
import type { Project, SupplyCheck } from './project';
import { reasons } from './reasons';
import { sources } from './sources';

const checks: SupplyCheck[] = [sources, pins, installScripts, licences, reasons];

/**
 * Holds what the project is made from to the rules above, each of which counts as one check, the audit as another. A
 * registry that does not answer is no fault of the project.
 * @param print called for each line about a fault
 */
export function supplyChain(
  project: Project,
  audited: Audit,
  print: (line: string) => void,
): Outcome {
  const results = checks.map(({ name, faults }) => ({ name, faults: faults(project) }));
  if ('faults' in audited) results.push({ name: 'audit', faults: audited.faults });
  const failing = results.filter(({ faults }) => faults.length > 0);
  for (const { name, faults } of failing)
    for (const line of [`${name}:`, ...faults.map((fault) => `  ${fault}`)]) print(line);
  const outcome = { passed: results.length - failing.length, failed: failing.length };
  if ('faults' in audited) return { ...outcome, skipped: 0, notes: [] };
  return { ...outcome, skipped: 1, notes: [`no audit: ${audited.unanswered}`] };
}
