import config from '@/playwright.config';

/** What is measured, and so wants a machine without other work: one test at a time, no second try. Part of `npm run benchmark`. */
export default {
  ...config,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results',
  // Servers start where their config stands, unless told otherwise.
  webServer: [config.webServer ?? []].flat().map((server) => ({ ...server, cwd: '../..' })),
  workers: 1,
  retries: 0,
  projects: (config.projects ?? [])
    .filter(({ name }) => name === 'chromium')
    .map((project) => ({ ...project, testIgnore: [] })),
};
