import type { BrowserContext, Request } from '@playwright/test';
import { variant } from '@/e2e/variants/extremes';

const endpoint = variant.content.site?.analytics?.endpoint ?? '';

/** Origin of the analytics service of the extremes build. */
export const counterOrigin = new URL(endpoint).origin;

/** Answers for the analytics service. @returns what it was asked so far */
export async function serveCounter(context: BrowserContext): Promise<Request[]> {
  const asked: Request[] = [];
  await context.route(`${counterOrigin}/**`, (route) => {
    asked.push(route.request());
    return route.fulfill({ status: 202, body: 'ok' });
  });
  return asked;
}
