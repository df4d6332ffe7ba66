/** `npm run check:content`: holds the content to the checks that a build begins with, in a second. */
import { checkContent } from '@/tools/check/check-content';

checkContent().then((lines) => {
  for (const line of lines) console.error(line);
  if (lines.length === 0) console.log('The content is right.');
  process.exitCode = lines.length === 0 ? 0 : 1;
});
