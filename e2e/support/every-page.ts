import { content } from '@/lib/content/content';

const { routes } = content;

/** The address of every page; the page for wrong addresses is seen at one. */
export const everyPath = Object.values(routes).map(({ id, path }) =>
  id === routes.notFound.id ? '/no-such-page' : path,
);

/** What a browser writes to its console about the status of the last of them. */
export const notFoundMessage = /status of 404/;
