import { test as base } from '@playwright/test';
import { servers } from './servers';

export { expect } from '@playwright/test';

interface Allowances {
  /** Origins beside the site's own that a test's pages may ask, each answered by a route of the test. */
  allowedOrigins: string[];
  /**
   * Console errors and warnings that a test brings about on purpose, such as a browser's line about a status 404.
   * One pattern with alternatives where there are several: Playwright takes the second entry of a list for options.
   */
  allowedMessages: RegExp[];
  /** Uncaught errors that a test brings about on purpose; a list like the one above. */
  allowedErrors: RegExp[];
}

const ownOrigins: string[] = Object.values(servers).map(({ origin }) => origin);

/**
 * Chromium gives up the fade from one page to the next when the next one's style sheet is not in its cache, as under a
 * test's routes, and reports that as an uncaught error. No script of the site has part in it.
 */
function isTransitionGivenUp({ name, message }: Error): boolean {
  return name === 'InvalidStateError' && message.startsWith('Transition was aborted');
}

/**
 * `test` with a watch over every page of the test's context: an error or warning on the console, an uncaught error or a
 * request to another origin fails the test. What the content security policy refuses is among them: Chromium writes it
 * to the console, Firefox reports it as an error.
 */
export const test = base.extend<Allowances & { watch: undefined }>({
  allowedOrigins: [[], { option: true }],
  allowedMessages: [[], { option: true }],
  allowedErrors: [[], { option: true }],
  watch: [
    async ({ context, allowedOrigins, allowedMessages, allowedErrors }, use) => {
      const faults: string[] = [];
      const allowed = [...ownOrigins, ...allowedOrigins];
      context.on('console', (message) => {
        const text = message.text();
        if (!['error', 'warning'].includes(message.type())) return;
        if (!allowedMessages.some((pattern) => pattern.test(text)))
          faults.push(`console ${message.type()}: ${text} (${message.location().url})`);
      });
      context.on('weberror', (webError) => {
        const error = webError.error();
        const isAllowed = allowedErrors.some((pattern) => pattern.test(error.message));
        if (!isAllowed && !isTransitionGivenUp(error))
          faults.push(`uncaught: ${error.name}: ${error.message}\n${error.stack}`);
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && !allowed.includes(origin))
          faults.push(`request to another origin: ${request.url()}`);
      });
      await use(undefined);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
    { auto: true },
  ],
});
