/** The folder that contains `content/`: the project, or `e2e` in tests, which have content of their own. */
export const CONTENT_ROOT = process.env.CONTENT_ROOT ?? process.cwd();
