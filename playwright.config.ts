import { existsSync } from 'node:fs';
import { defineConfig, devices, type PlaywrightTestConfig, webkit } from '@playwright/test';
import { servers } from './e2e/support/servers';
import { findBrowser } from './tools/test/browsers';

const chromiumOptions = {
  executablePath: findBrowser('chromium')?.path,
  args: [
    '--no-sandbox', // containers and root have no sandbox
    '--disable-gpu',
    // Only the tests may use the network.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Tests tagged `@phone` run on the phone only; tests tagged `@firefox` or `@webkit` also run in Chromium. */
const projects: PlaywrightTestConfig['projects'] = [
  {
    name: 'phone',
    grep: /@phone/,
    use: { ...desktop, ...phone, deviceScaleFactor: 3, launchOptions: chromiumOptions },
  },
];

// `npm test` reports browsers that are not installed.
const firefox = findBrowser('firefox');
if (firefox)
  projects.push({
    name: 'firefox',
    grep: /@firefox/,
    use: {
      browserName: 'firefox',
      channel: firefox.channel,
      viewport: desktop.viewport,
      launchOptions: { executablePath: firefox.path },
    },
  });
if (existsSync(webkit.executablePath()))
  projects.push({
    name: 'webkit',
    grep: /@webkit/,
    use: devices['Desktop Safari'],
  });
// Last, because its many short tests keep all workers busy to the end.
projects.push({
  name: 'chromium',
  grepInvert: /@phone/,
  use: { ...desktop, launchOptions: chromiumOptions },
});

// The tests' own content.
process.env.CONTENT_ROOT = 'e2e';

export default defineConfig({
  // Of a path's targets, Playwright takes the last that exists, so this file has one for each.
  tsconfig: './e2e/playwright.tsconfig.json',
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Two cores plus one, because tests spend half their time waiting.
  workers: 3,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: servers.fixture.origin,
    // As most visitors have it; tests of reduced motion, or that need a still page, override this.
    reducedMotion: 'no-preference',
  },
  projects,
  // To test some sites, build only these.
  webServer: Object.values(servers)
    .filter(({ folder }) => existsSync(`${folder}/out`))
    .map(({ folder, port, origin }) => ({
      command: `npx serve ${folder}/out --config ../deploy/generated/serve.json --listen ${port} --no-request-logging`,
      cwd: process.cwd(),
      env: { NO_UPDATE_CHECK: '1' },
      url: origin,
      // Another run's server could serve another build.
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2000 },
    })),
});
