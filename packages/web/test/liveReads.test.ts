import { createClient } from '@crossdock/contract/client.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveReadUpdater } from '../src/liveReads.ts';
import { callQuery } from '../src/queries.ts';

let socket: { onopen?: () => void; onmessage?: (event: { data: string }) => void; onclose?: () => void };
let sent: { read?: number; end?: number; path?: string; topics?: string[]; ageMs?: number }[];
let asked: number;
let seen: boolean;
let live: LiveReadUpdater;
let cache: QueryClient;
let answer: () => Promise<Response>;
let stop: () => void;

const row = (id: string, billCode: string) => ({ id, billCode });
const listOf = (...rows: object[]) => ({ list: rows, total: rows.length, pageIndex: 1, pageSize: 20 });
const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
const shown = () => cache.getQueriesData({})[0]?.[1];
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  [sent, asked, seen] = [[], 0, true];
  answer = async () => Response.json({ code: 200, data: listOf(row('a', 'SF1')), message: '' });
  const client = createClient({
    wire: { queryParcels: { method: 'GET', path: 'Member/QueryBillCode' } },
    baseUrl: 'http://shop.test/api/',
    lang: 'en',
    fetch: () => {
      asked += 1;
      return answer();
    },
  });
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  socket = {
    readyState: WebSocket.OPEN,
    send: (text: string) => text !== 'token' && sent.push(JSON.parse(text)),
    close() {},
  } as typeof socket;
  const page = { cache, client, token: () => 'token', lang: () => 'en' as const, isSeen: () => seen };
  live = new LiveReadUpdater({ ...page, open: () => socket as unknown as WebSocket });
  const query = callQuery(client, 'queryParcels', { words: 'SF' });
  stop = new QueryObserver(cache, { ...query, meta: { topics: ['parcels'] } }).subscribe(() => undefined);
  await pass(10);
  socket.onopen?.();
});
afterEach(() => {
  live.close();
  stop();
  cache.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const stand = async () => {
  say({ topic: '*', reads: true });
  await pass(100);
};

test('visible reads are kept current, and new data arrives under our names without requests', async () => {
  await stand();
  expect(sent).toEqual([
    {
      read: 1,
      path: 'Member/QueryBillCode?words=SF',
      topics: ['parcels'],
      lang: 'en',
      ageMs: expect.any(Number),
    },
  ]);
  say({ topic: 'parcels' });
  const rest = { total: 2, pageIndex: 1, pageSize: 20 };
  say({ read: 1, rest, order: ['b', 'a'], rows: [row('b', 'SF2')] });
  const both = [
    { id: 'b', courierNumber: 'SF2' },
    { id: 'a', courierNumber: 'SF1' },
  ];
  expect(shown()).toEqual({ ...rest, list: both });
  say({ read: 1, rest: { ...rest, total: 1 }, order: ['b'], rows: [] });
  expect(shown()).toEqual({ ...rest, total: 1, list: both.slice(0, 1) });
  await pass(5_000);
  expect(asked).toBe(1);
});

test('a row that the page lacks is requested, and reads that the server leaves to the page are repeated every two seconds', async () => {
  await stand();
  say({ read: 1, rest: {}, order: ['z'], rows: [] });
  await pass(300);
  expect(asked).toBe(2);
  say({ read: 1, again: true });
  for (let n = 0; n < 50; n += 1) {
    say({ topic: 'parcels' });
    await pass(100);
  }
  expect(asked).toBeGreaterThanOrEqual(4);
  expect(asked).toBeLessThanOrEqual(5);
});

test('a hidden page requests nothing, and is current again when it is visible', async () => {
  await stand();
  seen = false;
  live.seenOrNot();
  await pass(100);
  expect(sent.at(-1)).toEqual({ end: 1 });
  say({ topic: 'parcels' });
  await pass(60_000);
  expect(asked).toBe(1);
  seen = true;
  live.seenOrNot();
  await pass(100);
  expect(sent.at(-1)).toMatchObject({ read: 2 });
  expect(sent.at(-1)?.ageMs).toBeGreaterThan(60_000);
});

test('messages during a request of the page are applied to its answer', async () => {
  await stand();
  let finish: (() => void) | undefined;
  answer = () =>
    new Promise((resolve) => {
      finish = () => resolve(Response.json({ code: 200, data: listOf(row('a', 'OLD')), message: '' }));
    });
  void cache.invalidateQueries();
  await pass(10);
  say({ read: 1, whole: listOf(row('a', 'NEW')) });
  finish?.();
  await pass(10);
  expect(shown()).toEqual(listOf({ id: 'a', courierNumber: 'NEW' }));
});

test('a server without kept reads is polled by the page, and after a reconnection the pages spread out', async () => {
  say({ topic: '*' });
  await pass(100);
  expect(sent).toEqual([]);
  say({ topic: 'parcels' });
  await pass(300);
  expect(asked).toBe(2);
  vi.mocked(Math.random).mockReturnValue(0.9);
  say({ topic: '*' });
  await pass(4_000);
  expect(asked).toBe(2);
  await pass(3_000);
  expect(asked).toBe(3);
});
