/** The first test port. Two clones tested at once need different ports. */
const port = Number(process.env.E2E_PORT ?? 4310);

const server = (folder: string, offset: number) => ({
  folder,
  port: port + offset,
  origin: `http://localhost:${port + offset}`,
});

/** The built sites that tests visit: two of the tests' own (`tools/test/sites.ts`), and the owner's. */
export const servers = {
  fixture: server('.sites/fixture', 0),
  extremes: server('.sites/extremes', 1),
  owner: server('.', 2),
};
