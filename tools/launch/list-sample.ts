/** Run after editing the sample: lists its texts for `npm run launch`. */
import { writeFileSync } from 'node:fs';
import { contentEntries } from '@/lib/content/content-files';
import { hashOf, productTexts, SAMPLE_FILE } from '@/tools/check/sample';

const written = Object.fromEntries(contentEntries.map(({ name, value }) => [name, value]));
const hashes = productTexts(written).map(({ text }) => hashOf(text));
writeFileSync(SAMPLE_FILE, `${[...new Set(hashes)].sort().join('\n')}\n`);
