import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { servers } from './e2e/support/servers';
import { findBrowser, findWebkit } from './tools/test/browsers';

const chromium = findBrowser('chromium');
/** Who names a Chromium wants that one. */
const shell = process.env.CHROMIUM_PATH ? chromium : (findBrowser('shell') ?? chromium);
const firefox = findBrowser('firefox');

/**
 * Tags in the title of a test or group say where it runs. Without one: at 1280 pixels. `@tablet`, `@phone`: there as
 * well as nowhere else. `@every`: at all three widths. `@firefox`: at 1280 pixels and in Firefox too. `@whole`: in a
 * Chromium with tabs and kept pages, which its shell has not, and nowhere else. `@alone`: `npm test` runs no other beside it.
 */
const elsewhere = /@tablet|@phone|@whole/;

const chromiumOptions = {
  executablePath: shell?.path,
  args: [
    '--no-sandbox', // containers and root have no user namespaces
    '--disable-gpu',
    // Nothing but the tests may use the network.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

const projects: PlaywrightTestConfig['projects'] = [
  {
    name: 'chromium',
    grepInvert: elsewhere,
    use: { ...desktop, launchOptions: chromiumOptions },
  },
  {
    name: 'tablet',
    grep: /@tablet|@every/,
    use: { ...desktop, viewport: { width: 768, height: 1024 }, launchOptions: chromiumOptions },
  },
  {
    name: 'phone',
    grep: /@phone|@every/,
    use: {
      ...desktop,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 3,
      launchOptions: chromiumOptions,
    },
  },
];

projects.push({
  name: 'whole',
  grep: /@whole/,
  use: { ...desktop, launchOptions: { ...chromiumOptions, executablePath: chromium?.path } },
});

// Left out where there is no Firefox; `npm test` says so.
if (firefox)
  projects.push({
    name: 'firefox',
    grep: /@firefox/,
    use: {
      browserName: 'firefox',
      channel: firefox.channel,
      viewport: { width: 1280, height: 800 },
      launchOptions: { executablePath: firefox.path },
    },
  });

// Driven over WebDriver, by tests of their own: Playwright drives only the WebKit that it builds itself.
const webkitTests = '**/webkit/*.spec.ts';
// They have a configuration of their own.
for (const project of projects) project.testIgnore = [webkitTests];
if (findWebkit()) projects.push({ name: 'webkit', testMatch: webkitTests });

const webServer = Object.values(servers).map(({ root, port, origin }) => ({
  command: `npx serve ${root} --config ../deploy/generated/serve.json --listen ${port} --no-request-logging`,
  env: { NO_UPDATE_CHECK: '1' },
  url: origin,
  // A server left over from another run could serve another build.
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2000 },
}));

export default defineConfig({
  testDir: 'e2e',
  // Tests read the content of the site that they visit.
  tsconfig: 'e2e/sample.tsconfig.json',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than the cores of a small machine: half of what tests do is to wait for frames and timers.
  workers: 3,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: servers.site.origin,
    // Particles that nobody looks at take half a core. A test that is about motion, or about the page in full, asks for it.
    reducedMotion: 'reduce',
  },
  projects,
  webServer,
});
