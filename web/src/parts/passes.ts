/** Tells when a thing is scrolled over the upper edge of the window, and when it is back. */

export function passes(thing: HTMLElement, report: (above: boolean) => void): { destroy(): void } {
  const watcher = new IntersectionObserver((seen) => {
    const last = seen.at(-1);
    if (last) report(!last.isIntersecting && last.boundingClientRect.top < 0);
  });
  watcher.observe(thing);
  return { destroy: () => watcher.disconnect() };
}
