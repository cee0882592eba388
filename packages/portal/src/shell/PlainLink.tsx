import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import type { LoginSearch } from './search.ts';

type Place =
  | { readonly to: '/newBag' | '/home' | '/register' | '/freightTrial' }
  | { readonly to: '/login'; readonly search?: LoginSearch }
  | { readonly to: '/myBag/$id' | '/myOrder/$id'; readonly params: { readonly id: string } };

/** Functions to open a page without reloading the document. */
export interface LinkNavigation {
  follow(this: void, place: Place): void;
  /** Loads the page in advance. */
  preload(this: void, place: Place): void;
  /** Opens a full URL. */
  go(this: void, href: string): void;
}

/** Null until the app is loaded; until then the browser itself follows the links. */
export const LinkNavigationContext = createContext<LinkNavigation | null>(null);

/**
 * A link for rows of lists. The router's `Link` watches every change of the address to know whether it is active.
 * These links do not, because twenty watching links took a twentieth of the time of a first view.
 */
export function PlainLink(props: { to: Place; className?: string | undefined; children: ReactNode }) {
  const way = useContext(LinkNavigationContext);
  const preload = () => way?.preload(props.to);
  const follow = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (!way || event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    way.follow(props.to);
  };
  return (
    <a
      href={linkUrlOf(props.to)}
      className={props.className}
      onClick={follow}
      onMouseEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
    >
      {props.children}
    </a>
  );
}

export function linkUrlOf(place: Place): string {
  if ('params' in place) return place.to.replace('$id', encodeURIComponent(place.params.id));
  const search = 'search' in place ? new URLSearchParams({ ...place.search }).toString() : '';
  return search ? `${place.to}?${search}` : place.to;
}
