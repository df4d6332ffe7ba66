import type { IslandName, IslandProps } from './island-registry';

/**
 * Returns the props of all islands by name: content that the build has resolved. `next dev` keeps them in the page.
 * @throws if their file cannot be loaded
 */
export async function islandProps(): Promise<{ [Name in IslandName]?: IslandProps<Name> }> {
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
