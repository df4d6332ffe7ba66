/** The first of the ports that tests use; two checkouts at once need different ones. */
const port = Number(process.env.E2E_PORT ?? 4310);

/** The built sites that tests visit. */
export const servers = {
  site: { root: 'out', port, origin: `http://localhost:${port}` },
  extremes: { root: '.extremes/out', port: port + 1, origin: `http://localhost:${port + 1}` },
} as const;
