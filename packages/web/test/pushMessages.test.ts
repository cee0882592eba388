import { calls } from '@crossdock/contract/table.ts';
import { expect, test, vi } from 'vitest';
import { endPushOfFormerMembers } from '../src/pushBrowser.ts';
import { type PushScope, showPushMessages } from '../src/pushMessages.ts';

/** The part of a worker's scope that push messages use. `windows` are the portal's open windows. */
function worker(windows: readonly string[], known = true) {
  const handlers = new Map<string, (event: never) => void>();
  const seen: string[] = [];
  const scope: PushScope = {
    location: { origin: 'https://shop.example' },
    clients: {
      matchAll: async () =>
        windows.map((name) => ({
          focus: async () => seen.push(`focus ${name}`),
          navigate: async (url) => seen.push(`navigate ${url}`),
        })),
      openWindow: async (url) => seen.push(`open ${url}`),
    },
    registration: {
      showNotification: async (title, options) => void seen.push(`${title} ${JSON.stringify(options)}`),
      pushManager: {
        subscribe: async (options) => {
          seen.push(`subscribe ${JSON.stringify(options)}`);
          return subscription('new', seen);
        },
      },
    },
    fetch: async (url, request) => {
      seen.push(`fetch ${url} ${(request as { body: string }).body}`);
      return { ok: known };
    },
    addEventListener: (type, handle) => void handlers.set(type, handle),
  };
  // Runs the function from its source text, as the build does.
  new Function('scope', `(${String(showPushMessages)})(scope)`)(scope);
  const happen = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
  };
  return { happen, seen };
}

const subscription = (name: string, seen: string[]) => ({
  options: { applicationServerKey: 'key' },
  toJSON: () => ({ endpoint: `https://push/${name}`, keys: { p256dh: `p-${name}`, auth: `a-${name}` } }),
  unsubscribe: async () => seen.push(`unsubscribe ${name}`),
});

const clicked = (url: string) => ({ notification: { data: { url }, close: () => undefined } });

test('a message is shown once under its tag, and a click opens the page it is about', async () => {
  const { happen, seen } = worker([]);
  const said = { title: 'Shop：Shipped', body: 'On its way', tag: 'm1', url: '/myOrder/1' };
  await happen('push', { data: { json: () => said } });
  await happen('push', { data: null });
  await happen('notificationclick', clicked('/myOrder/1'));
  expect(seen).toEqual([
    'Shop：Shipped {"body":"On its way","tag":"m1","data":{"url":"/myOrder/1"}}',
    'open https://shop.example/myOrder/1',
  ]);
});

test('a click uses the open window, and never another site', async () => {
  const { happen, seen } = worker(['portal']);
  await happen('notificationclick', clicked('/answer?view=mine'));
  await happen('notificationclick', clicked('https://evil.example/'));
  expect(seen).toEqual([
    'focus portal',
    'navigate https://shop.example/answer?view=mine',
    'focus portal',
    'navigate https://shop.example',
  ]);
});

test('a changed push address is sent to the shop with the old one and its secret', async () => {
  const { happen, seen } = worker([]);
  const oldSubscription = subscription('old', seen);
  const sent = (name: string) =>
    `fetch /api/${calls.renewPushBrowser.path} ${JSON.stringify({
      ...{ endpoint: `https://push/${name}`, p256dh: `p-${name}`, auth: `a-${name}` },
      old: { endpoint: 'https://push/old', auth: 'a-old' },
    })}`;
  await happen('pushsubscriptionchange', { oldSubscription });
  await happen('pushsubscriptionchange', { oldSubscription, newSubscription: subscription('given', seen) });
  await happen('pushsubscriptionchange', { oldSubscription: null });
  expect(seen).toEqual([
    'subscribe {"userVisibleOnly":true,"applicationServerKey":"key"}',
    sent('new'),
    sent('given'),
  ]);
  const gone = worker([], false);
  await gone.happen('pushsubscriptionchange', { oldSubscription });
  expect(gone.seen.at(-1)).toBe('unsubscribe new');
});

test("a login ends another member's messages on this browser, and keeps the own ones", async () => {
  const seen: string[] = [];
  const getSubscription = async () => ({ ...subscription('here', seen), endpoint: 'https://push/here' });
  const registration = { pushManager: { getSubscription } };
  vi.stubGlobal('window', { PushManager: {}, Notification: {} });
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  await endPushOfFormerMembers(async () => ['https://push/here']);
  await endPushOfFormerMembers(async () => undefined);
  expect(seen).toEqual([]);
  await endPushOfFormerMembers(async () => ['https://push/elsewhere']);
  expect(seen).toEqual(['unsubscribe here']);
  vi.unstubAllGlobals();
});
