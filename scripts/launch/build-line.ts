import { errorCount } from './check';
import { siteFindings } from './site-findings';

/**
 * One line about what is left to do, for builds. No build fails over it: the sample site must run for whoever tries it, and
 * an old commit whenever it is built.
 * @param out folder of the export
 * @param today YYYY-MM-DD
 * @returns null where nothing is left
 */
export async function buildLine(out: string, today: string): Promise<string | null> {
  try {
    const count = errorCount(await siteFindings(out, today));
    if (count === 0) return null;
    const things = count === 1 ? '1 thing' : `${count} things`;
    return `Sample content: ${things} to do before launch (npm run launch)`;
  } catch (error) {
    return `The launch check could not run: ${(error as Error).message}`;
  }
}
