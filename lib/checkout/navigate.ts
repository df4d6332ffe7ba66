/** Leaves for another page in this window. A module of its own because no test environment can navigate. */
export function navigate(url: string): void {
  window.location.assign(url);
}
