import type { SupplyCheck } from './project';

const heading = '## Direct dependencies\n';

/** @returns package and reason of every row of the table below the heading */
function rowsOf(readme: string): { name: string; reason: string }[] {
  const section = readme.split(heading)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` *\|(.*)\|$/gm)].map(([, name = '', reason = '']) => ({
    name,
    reason: reason.trim(),
  }));
}

/** The table in `README.md` gives a reason for each package that `package.json` names, and for no other. */
export const reasons: SupplyCheck = {
  name: 'reasons',
  faults({ manifest, readme }) {
    const used = Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    });
    const rows = rowsOf(readme);
    const listed = rows.map(({ name }) => name);
    return [
      ...used
        .filter((name) => !listed.includes(name))
        .map((name) => `${name}: package.json has it, the table in README.md does not`),
      ...listed
        .filter((name) => !used.includes(name))
        .map((name) => `${name}: the table in README.md has it, package.json does not`),
      ...listed
        .filter((name, index) => listed.indexOf(name) < index)
        .map((name) => `${name}: the table in README.md has it twice`),
      ...rows
        .filter(({ reason }) => reason === '')
        .map(({ name }) => `${name}: the table in README.md gives no reason`),
    ];
  },
};
