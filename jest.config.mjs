import nextJest from 'next/jest.js';

// The tests' own content, also in `e2e/content.tsconfig.json` (`next.config.mjs`).
process.env.CONTENT_ROOT = 'e2e';

const shared = {
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  modulePathIgnorePatterns: [
    '<rootDir>/.next',
    '<rootDir>/out',
    '<rootDir>/.export',
    '<rootDir>/.sites',
  ],
  // Jest resolves other globals through a slow proxy.
  sandboxInjectedGlobals: ['Array', 'Math', 'Number', 'Object', 'Set', 'String'],
  moduleNameMapper: {
    // For mocks; Next's compiler resolves imports.
    '^@/content/(.*)$': ['<rootDir>/e2e/content/$1', '<rootDir>/content/$1'],
    '^@/(.*)$': '<rootDir>/$1',
  },
};
const FOLDERS = '{app,components,content,engine,lib,packages,tools}';

/** The projects `html` and `hosts` need a build. */
export default async () => {
  const base = await nextJest({ dir: './' })(shared)();
  const project = (displayName, testEnvironment, ...testMatch) => ({
    ...base,
    displayName,
    testEnvironment,
    testMatch,
  });
  return {
    // By default, Jest leaves one core idle.
    maxWorkers: '100%',
    // Machines can be busy; no test measures time.
    testTimeout: 60_000,
    projects: [
      project('node', 'node', `<rootDir>/${FOLDERS}/**/*.test.ts`),
      project('dom', 'jsdom', `<rootDir>/${FOLDERS}/**/*.test.tsx`),
      project('html', 'node', '<rootDir>/e2e/html/*.test.ts'),
      project('hosts', 'node', '<rootDir>/e2e/hosts/*.test.ts'),
    ],
  };
};
