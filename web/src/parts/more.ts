/** A column that is scrolled: while there is more below, `data-more` says so, and the style fades its edge. */
export function fades(column: HTMLElement): { destroy(): void } {
  const look = () => {
    const left = column.scrollHeight - column.scrollTop - column.clientHeight;
    column.toggleAttribute('data-more', left > 1);
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.disconnect();
    for (const part of [column, ...column.children]) sizes.observe(part);
  };
  const parts = new MutationObserver(watch);
  watch();
  parts.observe(column, { childList: true });
  column.addEventListener('scroll', look, { passive: true });
  return {
    destroy: () => {
      sizes.disconnect();
      parts.disconnect();
      column.removeEventListener('scroll', look);
    },
  };
}
