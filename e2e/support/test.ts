import { type BrowserContext, test as base } from '@playwright/test';
import { content } from '@/lib/content/content';
import { servers } from './servers';

export { expect } from '@playwright/test';

interface Allowances {
  allowedOrigins: string[];
  /** At most one pattern per list: Playwright reads a second one as fixture settings. */
  allowedMessages: RegExp[];
  allowedErrors: RegExp[];
}

interface Options extends Allowances {
  /** Hydrates distant islands, too. */
  hydratesFar: boolean;
}

/** Origins requested by the extremes build. */
const SERVICES = ['https://avatars.example', 'https://counter.example'];

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const paymentLinks = content.plans.flatMap(({ paymentLink }) => paymentLink ?? []);

/** Chromium reports an error when it skips a view transition because the next style sheet is not cached. */
function isTransitionGivenUp({ name, message }: Error): boolean {
  return name === 'InvalidStateError' && message.startsWith('Transition was aborted');
}

/** Returns a live list of console warnings and errors, uncaught errors and requests to other origins. */
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

/** Runs in the page. */
function hydrateFar(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      super(callback, options.rootMargin ? { ...options, rootMargin: '100000px 0px' } : options);
    }
  };
}

/** Fails on console warnings and errors, uncaught errors and requests to other origins. */
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
