import { siteFindings } from './site-findings';

/**
 * One line about what is left to do, for builds: as many things as the list has entries. No build fails over it: the sample
 * site must run for whoever tries it, and an old commit whenever it is built.
 * @param out folder of the export
 * @param today YYYY-MM-DD
 * @returns null where nothing is left
 */
export async function buildLine(out: string, today: string): Promise<string | null> {
  try {
    const findings = await siteFindings(out, today);
    if (findings.length === 0) return null;
    const things = findings.length === 1 ? '1 thing' : `${findings.length} things`;
    const line = `${things} to do before launch (npm run launch)`;
    return findings.some(({ isSample }) => isSample) ? `Sample content: ${line}` : line;
  } catch (error) {
    return `The launch check could not run: ${(error as Error).message}`;
  }
}
