import { readFileSync } from 'node:fs';
import { CACHE_RULES, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import { type HostInput, otherAddresses } from './host-input';

/** Fills `deploy/nginx.conf`. @throws for a slot without a value */
export function nginxSettings(input: HostInput): string {
  const { folder, header: social } = SOCIAL_IMAGES;
  const others = input.headers.filter(({ name }) => name !== social.name);
  const stricter = input.headers.find(({ name }) => name === social.name);
  const slots: Readonly<Record<string, string | undefined>> = {
    host: new URL(input.origin).hostname,
    'hashed-folders': CACHE_RULES.hashedFolders.join('|'),
    'cache-hashed': CACHE_RULES.hashed,
    'cache-otherwise': CACHE_RULES.otherwise,
    'social-folder': folder,
    'social-header': social.name,
    'social-value': social.value,
    'social-otherwise': stricter?.value,
    headers: others
      .map(({ name, value }) => `add_header ${name} "${value}" always;`)
      .join('\n    '),
    redirects: otherAddresses(input)
      .map(([from, to]) => `location = ${from} { return 301 ${to}$is_args$args; }`)
      .join('\n    '),
  };
  return readFileSync('deploy/nginx.conf', 'utf8').replace(/\{\{([a-z-]+)\}\}/g, (slot, name) => {
    const { [name]: value } = slots;
    if (value === undefined) throw new Error(`deploy/nginx.conf: ${slot} has no value`);
    return value;
  });
}
