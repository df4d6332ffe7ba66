import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { expectUsable } from './support/usable';

declare global {
  interface Window {
    injected?: string[];
    violations?: string[];
  }
}

test.use({
  // Browsers report requests that the policy stops before they leave.
  allowedOrigins: ['https://evil.example'],
  // What they say about what the policy refused: Chromium on the console, Firefox as an error.
  allowedMessages: [/Content Security Policy/],
  // React finds a page that is not what it had sent, and draws it anew.
  allowedErrors: [/^The page’s settings blocked|Minified React error #418/],
});

const injections = [
  '<script>(window.injected ??= []).push("script")</script>',
  '<img src="data:," alt="" onerror="(window.injected ??= []).push(\'handler\')">',
  '<script src="https://evil.example/script.js"></script>',
  '<base href="https://evil.example/">',
];

test('fault: code that somebody put into the HTML does not run @firefox', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      window.violations ??= [];
      window.violations.push(effectiveDirective);
    }),
  );
  const reached: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('</main>', `${injections.join('')}</main>`);
    await route.fulfill({ response, body: html });
  });
  await openPage(page, '/');
  await expect
    .poll(() => page.evaluate(() => [...new Set(window.violations)].sort()))
    .toEqual(['base-uri', 'script-src-attr', 'script-src-elem']);
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
  expect(reached).toEqual([]);
  await expectUsable(page);
});
