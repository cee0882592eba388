// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../src/session.ts';
import { deleteStoredAnswers } from '../src/storedAnswers.ts';
import { restoreReads } from '../src/storedReads.ts';
import { startStoringAnswers } from '../src/storeReads.ts';

const settings = { queryParcels: ['thumb'] } as const;
const key = ['queryParcels', { pageIndex: 1, state: undefined }];
let kept: Map<string, string>;

beforeEach(() => {
  localStorage.clear();
  kept = new Map();
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (name: string, answer: Response) => kept.set(name, await answer.text()),
    }),
    match: async (name: string) => (kept.has(name) ? new Response(kept.get(name)) : undefined),
    delete: async () => kept.clear(),
  });
});

afterEach(() => vi.restoreAllMocks());

/** A session that has read its parcels. */
async function read(token: string) {
  const session = createSession('token');
  session.keep(token);
  const cache = new QueryClient();
  startStoringAnswers(cache, session, settings);
  await cache.fetchQuery({
    queryKey: key,
    queryFn: () => ({ list: [{ courierNumber: 'SF1', thumb: '/files/1?sig' }] }),
  });
  await cache.fetchQuery({ queryKey: ['getMemberInfo', {}], queryFn: () => ({ name: 'Chen' }) });
  return { session, cache };
}
const saved = () => [...kept.values()].join();

test('the named reads are stored, without the addresses of private pictures, and nothing else', async () => {
  await read('one');
  await vi.waitFor(() => expect(saved()).toContain('SF1'));
  expect(saved()).not.toMatch(/sig|Chen|one/);
});

test('a start without a network finds them, and existing answers are not replaced', async () => {
  const { session } = await read('one');
  await vi.waitFor(() => expect(saved()).toContain('SF1'));
  const cache = new QueryClient();
  await restoreReads(cache, session);
  expect(cache.getQueryData(['queryParcels', { pageIndex: 1 }])).toEqual({
    list: [{ courierNumber: 'SF1', thumb: '' }],
  });
  cache.setQueryData(key, 'newer');
  await restoreReads(cache, session);
  expect(cache.getQueryData(key)).toBe('newer');
});

test('a later page keeps the stored reads of the same session, unless it has loaded them again', async () => {
  const { session } = await read('one');
  await vi.waitFor(() => expect(saved()).toContain('SF1'));
  const later = async (queryKey: unknown[], data: unknown) => {
    const cache = new QueryClient();
    startStoringAnswers(cache, session, { ...settings, listOrders: [] });
    await cache.fetchQuery({ queryKey, queryFn: () => data });
    await vi.waitFor(() => expect(saved()).toContain(JSON.stringify(data)));
  };
  await later(['listOrders', {}], 'orders of the home page');
  expect(saved()).toContain('SF1');
  expect(saved()).not.toContain('sig');
  await later(key, 'parcels read anew');
  expect(saved()).toContain('orders of the home page');
  expect(saved()).not.toContain('SF1');
  await read('two');
  await vi.waitFor(() => expect(saved()).toContain('SF1'));
  expect(saved()).not.toContain('home page');
});

test("reads of the page's first script are used once, and only for their reader", async () => {
  const { session } = await read('one');
  await vi.waitFor(() => expect(saved()).toContain('SF1'));
  const text = saved();
  kept.clear();
  globalThis.crossdockKept = Promise.resolve(new Response(text));
  const cache = new QueryClient();
  await restoreReads(cache, session);
  expect(cache.getQueryData(key)).toBeDefined();
  const again = new QueryClient();
  await restoreReads(again, session);
  expect(again.getQueryData(key)).toBeUndefined();
  session.keep('another');
  globalThis.crossdockKept = Promise.resolve(new Response(text));
  await restoreReads(again, session);
  expect(again.getQueryData(key)).toBeUndefined();
});

test('stored reads are still repeated, and those older than a week are not shown', async () => {
  const { session } = await read('one');
  await vi.waitFor(() => expect(saved()).toContain('SF1'));
  const cache = new QueryClient();
  await restoreReads(cache, session);
  const asked = vi.fn(async () => 'fresh');
  await cache.prefetchQuery({ queryKey: key, queryFn: asked, staleTime: 15_000 });
  expect(asked).toHaveBeenCalledOnce();
  expect(cache.getQueryData(key)).toBe('fresh');

  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 86_400_000);
  const later = new QueryClient();
  await restoreReads(later, session);
  expect(later.getQueryData(key)).toBeUndefined();
});

test('only a few screens are stored: of long answers the latest', async () => {
  let nowMs = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => nowMs++);
  const { cache } = await read('one');
  for (const page of [2, 3, 4])
    await cache.fetchQuery({
      queryKey: ['queryParcels', { pageIndex: page }],
      queryFn: () => `page ${page} ${'x'.repeat(150_000)}`,
    });
  const pages = () => [1, 2, 3, 4].filter((page) => saved().includes(`page ${page}`));
  await vi.waitFor(() => expect(pages()).toEqual([3, 4]));
});

test('unreadable data does not prevent the start', async () => {
  const { session, cache } = await read('one');
  kept.set('/kept-reads', '{');
  await restoreReads(cache, session);
});

test('another session does not see them, and they are removed', async () => {
  const { session } = await read('one');
  await vi.waitFor(() => expect(saved()).toContain('SF1'));
  session.keep('two');
  const cache = new QueryClient();
  await restoreReads(cache, session);
  expect(cache.getQueryData(key)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('data that is saved while the session ends is removed again', async () => {
  const { session } = await read('one');
  let finish: (() => void) | null = null;
  vi.stubGlobal('caches', {
    ...globalThis.caches,
    open: async () => ({
      put: async (name: string) => {
        await new Promise<void>((resolve) => (finish = resolve));
        kept.set(name, 'SF1');
      },
    }),
    delete: async () => kept.clear(),
  });
  await vi.waitFor(() => expect(finish).not.toBeNull());
  session.drop();
  await deleteStoredAnswers();
  (finish as (() => void) | null)?.();
  await vi.waitFor(() => expect(kept.size).toBe(0));
});

test('without a cache storage nothing is stored and nothing breaks', async () => {
  vi.stubGlobal('caches', undefined);
  const { session, cache } = await read('one');
  await restoreReads(cache, session);
  await deleteStoredAnswers();
});
