import type { Page, Response } from '@playwright/test';

/** Collects the scripts that a page loads from now on. */
export function loadedScripts(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) responses.push(response);
  });
  return {
    /** @returns addresses of those that contain `words` */
    addressesWith: async (words: string): Promise<string[]> => {
      const codes = await Promise.all(responses.map((response) => response.text()));
      return responses.flatMap((response, index) =>
        codes[index]?.includes(words) ? [response.url()] : [],
      );
    },
  };
}
