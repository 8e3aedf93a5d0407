/** Where the visitor is. */

import { type Invitation, type Route, href, invitation, parse } from './router';

class Navigation {
  route = $state.raw<Route>({ page: 'start' });
  /** Held in memory only: it is taken out of the address as soon as it is read. The page of the table or campaign uses it up. */
  invitation = $state.raw<Invitation | null>(null);

  start(): void {
    this.#read();
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(route: Route): void {
    history.pushState(null, '', href(route));
    this.#read();
    scrollTo(0, 0);
  }

  /** The same page at another place: no new step of the history. */
  replace(route: Route): void {
    history.replaceState(null, '', href(route));
    this.#read();
  }

  #read(): void {
    this.route = parse(location);
    const found = invitation(location.hash);
    if (!found) return;
    history.replaceState(null, '', location.pathname + location.search);
    if (this.route.page === 'table' || this.route.page === 'campaign') this.invitation = found;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return;
    // A jump inside the page is the browser's own business.
    if (link.pathname === location.pathname && link.hash && link.search === location.search) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    this.#read();
    if (!link.hash) scrollTo(0, 0);
  }
}

export const navigation = new Navigation();
