interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface Said {
  readonly title: string;
  readonly body: string;
  /** The same message a second time takes the place of the first. */
  readonly tag: string;
  /** Path of the page that it is about. */
  readonly url: string;
}

interface OpenWindow {
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface PushEvents {
  readonly push: Waiting & { readonly data: { json(): Said } | null };
  readonly notificationclick: Waiting & {
    readonly notification: { readonly data: { readonly url: string }; close(): void };
  };
}

/** The part of a service worker's global scope that is used; the project's types are those of pages. */
export interface PushScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    matchAll(options: { type: 'window' }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
  };
  addEventListener<E extends keyof PushEvents>(type: E, handle: (event: PushEvents[E]) => void): void;
}

/**
 * Shows what the shop writes to this browser, and opens the page that it is about, in a window of the portal where there is
 * one. Becomes a part of the worker's script from this function's text, so it refers to nothing outside itself.
 */
export function showPushed(scope: PushScope): void {
  const { clients, registration, location } = scope;
  scope.addEventListener('push', (event) => {
    const said = event.data?.json();
    if (!said) return;
    const { title, body, tag, url } = said;
    event.waitUntil(registration.showNotification(title, { body, tag, data: { url } }));
  });
  const open = async (url: string) => {
    const [first] = await clients.matchAll({ type: 'window' });
    if (!first) return clients.openWindow(url);
    await first.focus();
    return first.navigate(url);
  };
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    // A page of this shop, whatever the message says.
    const { origin, href } = new URL(event.notification.data.url, location.origin);
    event.waitUntil(open(origin === location.origin ? href : location.origin));
  });
}
