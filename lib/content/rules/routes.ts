import type { Fault, Gathered } from '../faults';
import { valueAt } from '../walk';

const file = 'content/routes.ts';

/** Pages that are no search results: one follows a payment, the other is an error. */
const unlisted = ['paymentSuccess', 'notFound'];

/** Pages have an address, a title and a description of their own; the two unlisted ones stay out of search engines. */
export function routeFaults({ value }: Gathered): Fault[] {
  const routes = Object.entries(value('routes') ?? {});
  const repeated = ['id', 'path', 'title', 'description'].flatMap((field) => {
    const seen = new Set<unknown>();
    return routes.flatMap(([key, route]): Fault[] => {
      const got = valueAt(route, [field]);
      const again = got !== undefined && seen.has(got);
      seen.add(got);
      const expected = `a ${field} that no other page has`;
      return again ? [{ file, path: ['routes', key, field], expected, got }] : [];
    });
  });
  const listed = unlisted.flatMap((key): Fault[] => {
    const got = valueAt(value('routes'), [key, 'indexed']);
    const expected = 'false, as this page is no search result';
    return got === true ? [{ file, path: ['routes', key, 'indexed'], expected, got }] : [];
  });
  return [...repeated, ...listed];
}
