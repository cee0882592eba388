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

interface Subscription {
  readonly options: { readonly applicationServerKey: unknown };
  toJSON(): { readonly endpoint?: string; readonly keys?: Readonly<Record<string, string>> };
  unsubscribe(): Promise<unknown>;
}

interface PushEvents {
  readonly push: Waiting & { readonly data: { json(): Said } | null };
  readonly notificationclick: Waiting & {
    readonly notification: { readonly data: { readonly url: string }; close(): void };
  };
  readonly pushsubscriptionchange: Waiting & {
    readonly oldSubscription?: Subscription | null;
    readonly newSubscription?: Subscription | null;
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
    readonly pushManager: { subscribe(options: object): Promise<Subscription> };
  };
  fetch(url: string, request: object): Promise<{ readonly ok: boolean }>;
  addEventListener<E extends keyof PushEvents>(type: E, handle: (event: PushEvents[E]) => void): void;
}

/**
 * Shows what the shop writes to this browser, and opens the page that it is about, in a window of the portal where there is
 * one; goes on under the address that the push service gives it instead of an old one. Becomes a part of the worker's script from this function's text, so it refers to nothing outside itself.
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
  // The worker knows no session: the old address and its secret say to the shop which browser it is.
  const renew = async (old: Subscription, given: Subscription | null | undefined) => {
    const { applicationServerKey } = old.options;
    const renewed =
      given ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
    const [was, is] = [old.toJSON(), renewed.toJSON()];
    const body = {
      endpoint: is.endpoint,
      p256dh: is.keys?.p256dh,
      auth: is.keys?.auth,
      old: { endpoint: was.endpoint, auth: was.keys?.auth },
    };
    const { ok } = await scope.fetch('/api/Member/RenewPushBrowser', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    // Nobody is written to here any more: whoever logged out meanwhile, say.
    if (!ok) await renewed.unsubscribe();
  };
  scope.addEventListener('pushsubscriptionchange', (event) => {
    if (event.oldSubscription) event.waitUntil(renew(event.oldSubscription, event.newSubscription));
  });
}
