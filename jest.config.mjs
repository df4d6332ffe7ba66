import nextJest from 'next/jest.js';

const shared = {
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  modulePathIgnorePatterns: [
    '<rootDir>/.next',
    '<rootDir>/out',
    '<rootDir>/.variant',
    '<rootDir>/scripts/hosts/tools',
  ],
  // Any other global is looked up through a proxy each time, slow where a test computes much. Not among these:
  // what is the name of an icon too, as `Map` is.
  sandboxInjectedGlobals: ['Array', 'Math', 'Number', 'Object', 'Set', 'String'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};
const FOLDERS = '{app,checks,components,content,engine,lib,scripts}';

/**
 * Tests of modules run in Node, those of components (`.test.tsx`) in a DOM; another wish stands atop the file. Those of the
 * built pages, `html`, and of real servers that serve them, `hosts`, need an `out/`.
 */
export default async () => {
  const base = await nextJest({ dir: './' })(shared)();
  return {
    // Jest would leave one core to itself: of two, half the time is lost.
    maxWorkers: '100%',
    projects: [
      {
        ...base,
        displayName: 'node',
        testEnvironment: 'node',
        testMatch: [`<rootDir>/${FOLDERS}/**/*.test.ts`],
        testPathIgnorePatterns: ['<rootDir>/scripts/hosts/servers/'],
      },
      {
        ...base,
        displayName: 'dom',
        testEnvironment: 'jsdom',
        testMatch: [`<rootDir>/${FOLDERS}/**/*.test.tsx`],
      },
      {
        ...base,
        displayName: 'html',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/e2e/html/*.test.ts'],
      },
      {
        ...base,
        displayName: 'hosts',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/scripts/hosts/servers/*.test.ts'],
      },
    ],
  };
};
