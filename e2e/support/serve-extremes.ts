/** Serves the extremes build beside its order API. Started by `playwright.config.ts`. */
import { createStaticServer } from '@/scripts/server/static-server';
import { orderApi } from './order-api';
import { servers } from './servers';

const { root, port } = servers.extremes;
const server = createStaticServer({ root, intercept: orderApi });

server.listen(port);
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
