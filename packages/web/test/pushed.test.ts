import { expect, test } from 'vitest';
import { type PushScope, showPushed } from '../src/pushed.ts';

/** A worker's scope, as far as messages need it; `windows` are the portal's that are open. */
function worker(windows: readonly string[]) {
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
    },
    addEventListener: (type, handle) => void handlers.set(type, handle),
  };
  // As the build does it: from the function's text alone.
  new Function('scope', `(${String(showPushed)})(scope)`)(scope);
  const happen = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
  };
  return { happen, seen };
}

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

test('in the window that is open; never another site', async () => {
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
