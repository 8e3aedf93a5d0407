/**
 * The keyboard's place on a page that redraws itself. Whoever presses a button that goes away
 * finds themselves at the part of the page it stood in, and not at the top of the page again.
 *
 * Parts say where that is: `data-home` is a part that takes the focus (with `tabindex="-1"`), and
 * `data-first` inside it is what is asked first.
 */

const HOME = '[data-home], dialog[open]';

const isUsable = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && element.isConnected && !element.matches(':disabled');

/** Follows the focus below `root` until the answer is called. */
export function keepFocus(root: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let home: HTMLElement | null = null;
  /** Where the focus was before a window opened over it. */
  let outside: HTMLElement | null = null;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const isInWindow = target.closest('dialog') !== null;
    if (isInWindow && last && !last.closest('dialog')) outside = last;
    last = target;
    home = target.closest<HTMLElement>(HOME);
  };

  /** Who clicks beside everything wants the focus nowhere. */
  const forget = () =>
    queueMicrotask(() => {
      if (isUsable(last) && document.activeElement === document.body) last = null;
    });

  const mend = () => {
    const active = document.activeElement;
    if (last === null || isUsable(last) || (active !== document.body && active !== last && active !== null)) return;
    const places = [home, outside, root.querySelector<HTMLElement>('[data-home]')];
    const place = places.find(isUsable);
    last = null;
    (place?.querySelector<HTMLElement>('[data-first]:not(:disabled)') ?? place)?.focus({ preventScroll: true });
  };

  const watcher = new MutationObserver(mend);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', forget);
  return () => {
    watcher.disconnect();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', forget);
  };
}
