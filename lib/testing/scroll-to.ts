import { setPage } from './page-geometry';

/** Stands in for `window.scrollTo`: moves the page of `setPage` at once. @returns the positions asked for */
export function mockScrollTo(): number[] {
  const positions: number[] = [];
  window.scrollTo = ((options: ScrollToOptions) => {
    if (options.behavior !== 'instant') throw new Error('a scroll that the browser would animate');
    positions.push(options.top ?? 0);
    setPage({ scrollY: options.top });
  }) as typeof window.scrollTo;
  return positions;
}
