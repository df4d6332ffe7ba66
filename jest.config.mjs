import nextJest from 'next/jest.js';

export default nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  // Jest would leave one core to itself: of two, half the time is lost.
  maxWorkers: '100%',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: ['<rootDir>/{app,components,content,lib,scripts}/**/*.test.{ts,tsx}'],
  // Real servers are tested in a stage of their own, which installs them and names the export they serve.
  testPathIgnorePatterns: process.env.HOSTS_OUT ? [] : ['<rootDir>/scripts/hosts/servers/'],
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
});
