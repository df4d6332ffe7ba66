import { markdownFiles } from '@/lib/pages/markdown-pages';
import { formatError, validate } from './content-errors';
import { contentEntries, contentFiles, type Written } from './content-files';
import { type Content, resolveContent } from './resolve-content';

/** `next dev` does not run the checks, so report errors here. */
if (process.env.NODE_ENV === 'development') {
  const lines = contentEntries.flatMap((entry) =>
    validate(entry).map((error) => formatError(entry, error)),
  );
  if (lines.length > 0) {
    const error = new Error(lines.join('\n'));
    error.stack = error.message;
    throw error;
  }
}

const written = Object.fromEntries(
  Object.entries(contentFiles).map(([name, { value }]) => [name, value]),
) as Written;

/** Validated content. Server only: client components get props. */
export const content: Content = resolveContent(written);

// `next dev` rereads Markdown files at each use.
if (process.env.NODE_ENV === 'development') {
  const reread = () => resolveContent({ ...written, pages: markdownFiles() });
  Object.defineProperties(content, {
    pages: { get: () => reread().pages },
    routes: { get: () => reread().routes },
  });
}
