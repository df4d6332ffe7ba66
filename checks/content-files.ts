/** The content files have the form that the site reads. */
import { schemaFaults } from '@/lib/content/faults';
import { type Check, expected } from './finding';

export const contentForm: Check = {
  id: 'C1',
  title: 'content files have the form that the site reads',
  content: ({ entries }) =>
    entries
      .flatMap(schemaFaults)
      .flatMap(({ path, expected: what, got }) => expected(path, what, got)),
};
