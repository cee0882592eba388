/** Push messages on this browser: whether supported, allowed and switched on. */
export type PushState = 'missing' | 'denied' | 'off' | 'on';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** This browser's push address; null if push is not switched on. */
export async function pushEndpoint(): Promise<string | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

export interface PushSubscriptionKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Asks the reader, who has just pressed the button, and the browser's push service. Null if either refuses.
 */
export async function subscribeToPush(key: string): Promise<PushSubscriptionKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription made with another key is useless.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return null;
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

export async function unsubscribeFromPush(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Ends push messages of a former member on this browser after somebody else has logged in. `mine` returns the present
 * member's addresses.
 */
export async function endPushOfFormerMembers(
  mine: () => Promise<readonly string[] | undefined>,
): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const endpoint = await pushEndpoint();
  if (endpoint === null) return;
  const known = await mine();
  if (known && !known.includes(endpoint)) await unsubscribeFromPush();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}
