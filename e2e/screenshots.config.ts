import { defineConfig } from '@playwright/test';
import base from '@/playwright.config';

/** `npm run screenshots` */
export default defineConfig({
  ...base,
  testDir: '.',
  tsconfig: './playwright.tsconfig.json',
  outputDir: '../test-results',
  testMatch: 'screenshots.ts',
  projects: (base.projects ?? []).filter(({ name }) => name === 'chromium'),
});
