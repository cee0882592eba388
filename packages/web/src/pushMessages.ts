interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface Said {
  readonly title: string;
  readonly body: string;
  /** A second message with the same tag replaces the first. */
  readonly tag: string;
  /** Path of the page that the message is about. */
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

/** The used part of a service worker's global scope; the project's types are for pages. */
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
 * Shows push messages and opens their pages, in an existing window of the portal if there is one. Renews the
 * subscription when the push service changes its address. This function's text becomes part of the worker's
 * script, so it uses nothing outside itself.
 */
export function showPushMessages(scope: PushScope): void {
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
    // Only pages of this shop are opened, whatever the message contains.
    const { origin, href } = new URL(event.notification.data.url, location.origin);
    event.waitUntil(open(origin === location.origin ? href : location.origin));
  });
  // The worker has no session: the old address and its secret identify the browser.
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
    // The subscription is no longer wanted, for example after a logout.
    if (!ok) await renewed.unsubscribe();
  };
  scope.addEventListener('pushsubscriptionchange', (event) => {
    if (event.oldSubscription) event.waitUntil(renew(event.oldSubscription, event.newSubscription));
  });
}
