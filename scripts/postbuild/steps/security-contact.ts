import type { Check, CheckInput, Problem } from '../problem';

const file = '.well-known/security.txt';
const fix = 'See lib/pages/security-text.ts and content/site.ts.';

/** The most that RFC 9116 recommends. */
const longest = 366 * 24 * 60 * 60 * 1000;

/** @returns the values of a field, whose name may be in any case */
function valuesOf(text: string, name: string): string[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
    .map((line) => line.slice(name.length + 2).trim());
}

/** A day that the content does not explain would make two builds of one commit differ. */
function endFault(end: string, checked: string): string[] {
  const ahead = Date.parse(end) - Date.parse(checked);
  return ahead > 0 && ahead < longest
    ? []
    : [`Expires: ${end} is not within a year after supportEmailChecked, ${checked}`];
}

function faultsOf(text: string, { site }: CheckInput['content']): string[] {
  const expected = {
    Contact: `mailto:${site.supportEmail}`,
    Canonical: `${site.url}/${file}`,
    'Preferred-Languages': 'en',
  };
  const wrong = Object.entries(expected).flatMap(([name, value]) => {
    const found = valuesOf(text, name);
    return found.length === 1 && found[0] === value
      ? []
      : [`${name}: ${found.join(', ') || 'missing'}, expected ${value}`];
  });
  const ends = valuesOf(text, 'Expires');
  return ends.length === 1
    ? [...wrong, ...endFault(ends[0] ?? '', site.supportEmailChecked)]
    : [...wrong, `${ends.length} lines "Expires", expected one`];
}

/** Finders of a weakness learn whom to write to, from a file as RFC 9116 has it, which says what the content says. */
export const securityContact: Check = {
  name: 'security contact',
  run({ site, content }): Problem[] {
    if (!site.files.has(file)) return [{ file, problem: 'the file is missing', fix }];
    const text = site.read(file).toString();
    return faultsOf(text, content).map((problem) => ({ file, problem, fix }));
  },
};
