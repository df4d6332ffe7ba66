import nextJest from 'next/jest.js';

const shared = {
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out', '<rootDir>/.extremes'],
  // Any other global is looked up through a proxy each time, slow where a test computes much. Not among these:
  // what is the name of an icon too, as `Map` is.
  sandboxInjectedGlobals: ['Array', 'Math', 'Number', 'Object', 'Set', 'String'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
  },
};
const FOLDERS = '{app,components,content,engine,lib,tools}';

/**
 * Tests of modules run in Node, those of components (`.test.tsx`) in a DOM; another wish stands atop the file. Those of the
 * built pages, `html`, and of servers that serve them, `hosts`, need an `out/`.
 */
export default async () => {
  const base = await nextJest({ dir: './' })(shared)();
  const project = (displayName, testEnvironment, ...testMatch) => ({
    ...base,
    displayName,
    testEnvironment,
    testMatch,
  });
  return {
    // Jest would leave one core to itself: of two, half the time is lost.
    maxWorkers: '100%',
    projects: [
      project('node', 'node', `<rootDir>/${FOLDERS}/**/*.test.ts`),
      project('dom', 'jsdom', `<rootDir>/${FOLDERS}/**/*.test.tsx`),
      project('html', 'node', '<rootDir>/e2e/html/*.test.ts'),
      project('hosts', 'node', '<rootDir>/e2e/hosts/*.test.ts'),
    ],
  };
};
