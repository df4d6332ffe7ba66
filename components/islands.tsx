import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SectionBoundary } from '@/components/ui/section-boundary';
import { loadPart } from '@/lib/browser/retry';
import { islandProps } from './island-props';
import { ISLANDS, type IslandName } from './island-registry';

/** Islands hydrate when they are at most one viewport away. */
const NEAR = '100% 0px';

/** Hydrates an island in its own root, so that an error does not reach other islands. */
async function hydrate(host: HTMLElement, name: IslandName, props: object): Promise<void> {
  const Part = (await loadPart(async () => ISLANDS[name]())) as ComponentType<object>;
  // In a transition, React hydrates in slices; the page stays responsive.
  startTransition(() => {
    hydrateRoot(
      host,
      <SectionBoundary prerendered={host.firstElementChild}>
        <Part {...props} />
      </SectionBoundary>,
    );
  });
}

/**
 * Hydrates each island when it gets near the viewport; at once if the browser cannot tell.
 * @throws if the props file cannot be loaded
 */
export async function hydrateIslands(): Promise<void> {
  const props = await islandProps();
  const start = (host: HTMLElement) => {
    const name = host.dataset.island as IslandName;
    void hydrate(host, name, props[name] ?? {});
  };
  const hosts = document.querySelectorAll<HTMLElement>('[data-island]');
  if (!('IntersectionObserver' in window)) return hosts.forEach(start);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const host = target.parentElement;
        if (!isIntersecting || !host) continue;
        observer.unobserve(target);
        start(host);
      }
    },
    { rootMargin: NEAR },
  );
  // The host has no box, so observe the element inside it.
  for (const { firstElementChild } of hosts)
    if (firstElementChild) observer.observe(firstElementChild);
}
