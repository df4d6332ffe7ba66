/** The first test port. Two clones tested at once need different ports. */
const port = Number(process.env.E2E_PORT ?? 4310);

/** The built sites that tests visit. */
export const servers = {
  site: { root: 'out', port, origin: `http://localhost:${port}` },
  extremes: { root: '.extremes/out', port: port + 1, origin: `http://localhost:${port + 1}` },
} as const;
