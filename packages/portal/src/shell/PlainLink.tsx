import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import type { LoginSearch } from './search.ts';

type Place =
  | { readonly to: '/newBag' | '/home' | '/register' | '/freightTrial' }
  | { readonly to: '/login'; readonly search?: LoginSearch }
  | { readonly to: '/myBag/$id' | '/myOrder/$id'; readonly params: { readonly id: string } };

/** How the app goes somewhere without loading the page anew. */
export interface LinkWay {
  follow(this: void, place: Place): void;
  /** Fetches ahead what is there. */
  preload(this: void, place: Place): void;
  /** To an address that is known as a whole. */
  go(this: void, href: string): void;
}

/** Until the app is there, links are followed by the browser. */
export const LinkWayContext = createContext<LinkWay | null>(null);

/**
 * A link of which a list has one in each row. The router's `Link` follows every change of the address, to know whether it
 * leads to where one is; these never do, and twenty of them cost a twentieth of a first view.
 */
export function PlainLink(props: { to: Place; className?: string | undefined; children: ReactNode }) {
  const way = useContext(LinkWayContext);
  const preload = () => way?.preload(props.to);
  const follow = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (!way || event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    way.follow(props.to);
  };
  return (
    <a
      href={addressOf(props.to)}
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

export function addressOf(place: Place): string {
  if ('params' in place) return place.to.replace('$id', encodeURIComponent(place.params.id));
  const search = 'search' in place ? new URLSearchParams({ ...place.search }).toString() : '';
  return search ? `${place.to}?${search}` : place.to;
}
