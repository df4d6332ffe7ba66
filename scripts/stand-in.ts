/**
 * Serves the page that stands in for payment pages whose addresses are examples, as `npm run dev` has it run beside Next:
 *
 *     npx tsx watch scripts/stand-in.ts <origin of the site> <port>
 */
import { content } from '@/lib/content/content';
import { startStandIn } from './server/stand-in';

const [siteOrigin = '', port] = process.argv.slice(2);

startStandIn(content, siteOrigin, Number(port)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
