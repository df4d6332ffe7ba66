import type { IslandName, IslandProps } from './island-registry';

type Props = { [Name in IslandName]?: IslandProps<Name> } & {
  /** Files that the first input needs; none in `next dev`. */
  modules?: readonly string[];
};

async function load(): Promise<Props> {
  const file = document.querySelector<HTMLElement>('[data-props]')?.dataset.props;
  if (file) {
    const response = await fetch(file);
    // An error page can be JSON, too.
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.json();
  }
  const scripts = document.querySelectorAll<HTMLElement>('[data-island-props]');
  return Object.fromEntries(
    [...scripts].map(({ dataset, textContent }) => [
      dataset.islandProps,
      JSON.parse(textContent ?? ''),
    ]),
  );
}

let loading: Promise<Props> | null = null;

/**
 * Returns the props of all islands by name: content that the build has resolved. `next dev` keeps them in the page.
 * @throws if their file cannot be loaded; the next call asks again
 */
export function islandProps(): Promise<Props> {
  loading ??= load().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}
