import type { Fault, Gathered } from '../faults';
import { listAt, textAt } from '../walk';

/** Made-up notices give no bare time, and a testimonial's picture exists. */
export function evidenceFaults({ value, fileExists }: Gathered): Fault[] {
  const madeUp = textAt(value('notices'), ['provenance', 'status']) === 'example';
  const times = listAt(value('notices'), ['pool']).flatMap((notice, index): Fault[] => {
    const got = textAt(notice, ['time']);
    const path = ['notices', 'pool', index, 'time'];
    const expected = 'a time that starts with "e.g.", as the notice is made up';
    if (!madeUp || got.startsWith('e.g. ')) return [];
    return [{ file: 'content/notices.ts', path, expected, got }];
  });
  const pictures = listAt(value('testimonials'), ['items']).flatMap((item, index): Fault[] => {
    const got = textAt(item, ['avatar']);
    const path = ['testimonials', 'items', index, 'avatar'];
    if (got === '' || fileExists(`public${got}`)) return [];
    return [
      {
        file: 'content/testimonials.ts',
        path,
        expected: 'a picture that exists under public/',
        got,
      },
    ];
  });
  return [...times, ...pictures];
}
