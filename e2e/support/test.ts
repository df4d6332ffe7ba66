import { type BrowserContext, test as base } from '@playwright/test';
import { content } from '@/lib/content/content';
import { servers } from './servers';

export { expect } from '@playwright/test';

interface Allowances {
  /** Origins on other machines that a test's pages may ask, each answered by a route of the test. */
  allowedOrigins: string[];
  /**
   * Console errors and warnings that a test brings about on purpose, such as a browser's line about a status 404.
   * One pattern with alternatives where there are several: Playwright takes the second entry of a list for options.
   */
  allowedMessages: RegExp[];
  /** Uncaught errors that a test brings about on purpose; a list like the one above. */
  allowedErrors: RegExp[];
}

interface Options extends Allowances {
  /** Whether islands hydrate wherever they are, so that a test need not go to each. */
  hydratesFar: boolean;
}

/** The services that the extremes build asks. */
const SERVICES = ['https://avatars.example', 'https://counter.example'];

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const paymentLinks = content.plans.flatMap(({ paymentLink }) => paymentLink ?? []);

/**
 * Chromium gives up the fade from one page to the next when the next one's style sheet is not in its cache, as under a
 * test's routes, and reports that as an uncaught error. No script of the site has part in it.
 */
function isTransitionGivenUp({ name, message }: Error): boolean {
  return name === 'InvalidStateError' && message.startsWith('Transition was aborted');
}

/** Collects what no page may do, from now on. @returns the faults, live */
function watch(
  context: BrowserContext,
  { allowedOrigins, allowedMessages, allowedErrors }: Allowances,
): string[] {
  const faults: string[] = [];
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
    const { protocol, hostname, origin, pathname } = new URL(request.url());
    const isFollowed = request.isNavigationRequest() && paymentLinks.includes(origin + pathname);
    const isOwn = ['localhost', '127.0.0.1'].includes(hostname);
    const isAllowed = isOwn || isFollowed || allowedOrigins.includes(origin);
    if (protocol.startsWith('http') && !isAllowed)
      faults.push(`request to another origin: ${request.url()}`);
  });
  return faults;
}

/** Has islands hydrate wherever they are. Runs in the page. */
function hydrateFar(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      super(callback, options.rootMargin ? { ...options, rootMargin: '100000px 0px' } : options);
    }
  };
}

/**
 * `test` with a watch over every page of the test's context: an error or warning on the console, an uncaught error or a
 * request to another origin, but for a link to a payment page, fails the test. What the content security policy refuses is among them: Chromium writes it
 * to the console, Firefox reports it as an error.
 */
export const test = base.extend<Options>({
  hydratesFar: [true, { option: true }],
  allowedOrigins: [[], { option: true }],
  allowedMessages: [[], { option: true }],
  allowedErrors: [[], { option: true }],
  context: async (
    { context, baseURL, hydratesFar, allowedOrigins, allowedMessages, allowedErrors },
    use,
  ) => {
    const served = baseURL === servers.extremes.origin ? SERVICES : [];
    // A test's own routes come first.
    for (const service of served)
      await context.route(`${service}/**`, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }),
      );
    const origins = [...allowedOrigins, ...served];
    if (hydratesFar) await context.addInitScript(hydrateFar);
    const faults = watch(context, { allowedOrigins: origins, allowedMessages, allowedErrors });
    await use(context);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
});
