/** Describes findings in lines. Loads no content, so that invalid content can be reported. */
import type { Finding } from './finding';

export const RULES_LINE =
  'The rule is in parentheses; npm run build -- --skip=<rule> leaves it out.';

/** Returns a line such as `content/business.yaml: site.url: expected an https URL, got "x" (content/schema)`. */
export function findingLine({ rule, file, field, text, pages }: Finding): string {
  const source = [file, field].filter(Boolean).join(': ');
  return pages.length > 0
    ? `${pages.join(', ')}: ${text} See ${source}. (${rule})`
    : `${source}: ${text} (${rule})`;
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function report(findings: readonly Finding[], today: string): string[] {
  const lines = findings.flatMap(({ rule, title, part, severity, ...finding }, index) => {
    const { file, field, text, pages } = finding;
    const heading = part === findings[index - 1]?.part ? [] : ['', part, ''];
    const place = [file, field].filter(Boolean).join('  ');
    return [
      ...heading,
      `${String(index + 1).padStart(4)}. ${place}  (${severity} ${rule}: ${title})`,
      `      ${pages.length === 0 ? text : `${text} Seen on ${pages.join(', ')}.`}`,
    ];
  });
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const sums = `${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}.`;
  const verdict =
    errors > 0 ? 'Fix all errors before going live. Review the warnings.' : 'Ready to go live.';
  return [`Launch check, ${today}`, ...lines, '', `${sums} ${verdict}`];
}
