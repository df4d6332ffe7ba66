import type { Audit } from './audit';
import type { Project } from './project';
import { readProject } from './project';
import { supplyChain } from './supply-chain';

const project = readProject(process.cwd());
const sound: Audit = { faults: [] };

function outcomeOf(given: Project, audited: Audit) {
  const lines: string[] = [];
  const { passed, failed, skipped, notes } = supplyChain(given, audited, (line) =>
    lines.push(line),
  );
  return { figures: [passed, failed, skipped], notes, lines };
}

it('finds no fault in this project', () => {
  expect(outcomeOf(project, sound)).toEqual({ figures: [6, 0, 0], notes: [], lines: [] });
});

it('reads packages of every kind from the lockfile, and not the project itself', () => {
  expect(project.locked['']).toBeUndefined();
  expect(project.locked['node_modules/react']?.version).toBe(project.manifest.dependencies?.react);
});

it('prints every fault under the name of its check', () => {
  const { figures, lines } = outcomeOf(
    { ...project, npmrc: '', manifest: { dependencies: { a: '*' } }, readme: '' },
    sound,
  );
  expect(figures).toEqual([3, 3, 0]);
  expect(lines).toEqual([
    'pins:',
    '  a: "*" in package.json is not one version',
    'install scripts:',
    '  .npmrc: no line "ignore-scripts=true"',
    'reasons:',
    '  a: package.json has it, the table in README.md does not',
  ]);
});

it('fails on a known vulnerability', () => {
  expect(outcomeOf(project, { faults: ['a: known vulnerability, high'] })).toMatchObject({
    figures: [5, 1, 0],
    lines: ['audit:', '  a: known vulnerability, high'],
  });
});

it('leaves the audit out, and says so, where the registry does not answer', () => {
  expect(outcomeOf(project, { unanswered: '405 Method Not Allowed' })).toEqual({
    figures: [5, 0, 1],
    notes: ['no audit: 405 Method Not Allowed'],
    lines: [],
  });
});
