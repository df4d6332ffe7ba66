import { leavesOf } from '@/lib/content/walk';
import { inContent, type Rule } from '../finding';
import { reservedHosts } from '../reserved-hosts';

/** A field that is an address or a host and nothing else. */
const address = /^(?:https?:\/\/)?[\w.-]+(?:[/?#]\S*)?$/;

/** Addresses that lead nowhere, as they exist for examples alone. Running text repeats those of fields and adds few. */
export const exampleHosts: Rule = {
  id: 'LR24',
  part: 'Your business and its addresses',
  title: 'addresses are real',
  severity: 'error',
  find({ content }) {
    const leaves = Object.entries(content)
      .flatMap(([name, value]) => leavesOf(value, [name]))
      .map((leaf) => ({ ...leaf, hosts: reservedHosts(leaf.text) }))
      .filter(({ hosts }) => hosts.length > 0);
    const fields = leaves.filter(({ text }) => address.test(text));
    const known = new Set([content.site.supportEmail.split('@')[1]]);
    for (const { hosts } of fields) for (const host of hosts) known.add(host);
    const typed = leaves.filter(
      ({ text, hosts }) => !address.test(text) && hosts.some((host) => !known.has(host)),
    );
    return [...fields, ...typed].map(({ path, hosts }) => {
      const text = `${hosts[0]} is no real address, it is kept for examples. Put in your own.`;
      return { ...inContent(path, text), isSample: true };
    });
  },
};
