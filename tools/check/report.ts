/** Describes issues in lines. Loads no content, so that invalid content can be reported. */
import type { Issue } from './finding';

/** Returns a line such as `content/site.ts: site.url: expected an https URL, got "x"`. */
export function issueLine({ file, field, text }: Issue): string {
  return [file, field, text].filter(Boolean).join(': ');
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns the lines of `npm run launch`. */
export function report(found: readonly [heading: string, issues: Issue[]][], today: string) {
  let number = 0;
  const lines = found.flatMap(([heading, issues]) => {
    const listed = issues.flatMap(({ file, field, text, severity = 'error' }) => {
      number += 1;
      const place = [file, field].filter(Boolean).join('  ');
      return [`${String(number).padStart(4)}. ${place}  (${severity})`, `      ${text}`];
    });
    return listed.length > 0 ? ['', heading, '', ...listed] : [];
  });
  const errors = errorsIn(found);
  const sums = `${counted(errors, 'error')}, ${counted(number - errors, 'warning')}.`;
  const verdict =
    errors > 0 ? 'Fix all errors before going live. Review the warnings.' : 'Ready to go live.';
  return [`Launch check, ${today}`, ...lines, '', `${sums} ${verdict}`];
}

export function errorsIn(found: readonly [heading: string, issues: Issue[]][]): number {
  return found.flatMap(([, issues]) => issues).filter(({ severity }) => !severity).length;
}
