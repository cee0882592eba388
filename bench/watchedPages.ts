import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { createClient } from '@crossdock/contract/client.ts';
import type { CallName, Request } from '@crossdock/contract/table.ts';
import { calls } from '@crossdock/contract/table.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { LiveReadUpdater } from '@crossdock/web/liveReads.ts';
import { callQuery } from '@crossdock/web/queries.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { WebSocket } from 'ws';
import { hostOf, memberToken } from './generate.ts';

/**
 * The message that makes a separate process open pages of staff and members. Each page has the app's own client for
 * the realtime connection.
 */
export interface PagesToWatch {
  readonly url: string;
  readonly staffTokens: readonly string[];
  readonly members: number;
}

export interface WatchedPagesReport {
  /** For each staff page, the time from the forecast's answer until the page showed the parcel. */
  readonly shownAfterMs: readonly number[];
  readonly neverShown: number;
  readonly asked: number;
  /** Requests that were refused or not answered. */
  readonly refused: number;
  /** The highest number of requests within one second. */
  readonly mostASecond: number;
  readonly pushed: number;
}

const wire = deriveWire(calls);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let asked = 0;
let refused = 0;
let pushed = 0;
let askedBySecond = new Map<number, number>();

function countAsked(): void {
  const second = Math.floor(Date.now() / 1_000);
  asked += 1;
  askedBySecond.set(second, (askedBySecond.get(second) ?? 0) + 1);
}

/** A `fetch` that connects to the server's own address and sends the shop's name as host, which no resolver knows. */
const fetchAt =
  (url: string): typeof fetch =>
  (address, init) => {
    countAsked();
    const { pathname, search } = new URL(String(address));
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), host: hostOf(1) };
    return new Promise((resolve, reject) => {
      const ask = request(`${url}${pathname}${search}`, { agent, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { statusCode: status = 500 } = answer;
          if (status >= 400) refused += 1;
          resolve(new Response(Buffer.concat(parts), { status }));
        });
      });
      ask.on('error', (error) => {
        refused += 1;
        reject(error);
      });
      ask.end();
    });
  };

function openLine(url: string): WebSocket {
  const line = new WebSocket(`${url.replace('http', 'ws')}/api/realtime`, { headers: { host: hostOf(1) } });
  line.on('error', () => undefined);
  line.on('message', (data) => {
    if (String(data).startsWith('{"read"')) pushed += 1;
  });
  return line;
}

interface Screen {
  readonly name: CallName;
  readonly input: object;
  readonly topics: readonly string[];
}

const parcels = (input: object): Screen => ({ name: 'queryAllParcels', input, topics: ['parcels'] });
const first = { pageIndex: 1, pageSize: 20 };
/** The pages that fifty clerks have open: the newest parcels, the forecasts only, and the home page. */
const staffScreens: readonly Screen[] = [
  parcels(first),
  parcels({ ...first, state: ['forecast'] }),
  parcels({ ...first, sort: 'created', order: 'desc' }),
  { name: 'getDashboard', input: {}, topics: ['parcels', 'orders', 'wallet', 'talks', 'vipImports'] },
  { name: 'listDeskOrders', input: first, topics: ['orders'] },
];
const memberScreens: readonly Screen[] = [
  { name: 'queryParcels', input: first, topics: ['parcels'] },
  {
    name: 'getOrderStatistics',
    input: {},
    topics: ['orders', 'parcels', 'transfers', 'services', 'pickups'],
  },
];

const shownAfterMs: number[] = [];
/** For each forecast parcel, the time of its forecast and the list pages that do not show it yet. */
const awaited = new Map<string, { readonly atMs: number; readonly by: Set<QueryClient> }>();
const listPages: QueryClient[] = [];

/** Opens a page with a realtime connection and waits until its reads are answered. */
async function openPage(url: string, token: string, screens: readonly Screen[], isWatched: boolean) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000, retry: false } } });
  const client = createClient({
    ...{ wire, baseUrl: 'http://shop/api/', lang: 'tw' as const, token, fetch: fetchAt(url) },
  });
  const line = { cache, client, token: () => token, lang: () => 'tw' as const, isSeen: () => true };
  const live = new LiveReadUpdater({ ...line, open: () => openLine(url) as unknown as globalThis.WebSocket });
  const clockPauses = screens.map(({ name, input, topics }) => {
    const query = callQuery(client, name, input as Request<CallName>);
    return new QueryObserver(cache, { ...query, meta: { topics } }).subscribe(() => undefined);
  });
  if (isWatched) {
    listPages.push(cache);
    cache.getQueryCache().subscribe(({ query, type }) => {
      if (type === 'updated') look(cache, query.state.data);
    });
  }
  while (cache.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  return () => {
    live.close();
    for (const stop of clockPauses) stop();
    cache.clear();
  };
}

function look(page: QueryClient, data: unknown): void {
  const { list = [] } = data as { list?: { id: string }[] };
  for (const { id } of list) {
    const one = awaited.get(id);
    if (one?.by.delete(page)) shownAfterMs.push(Math.max(0, Date.now() - one.atMs));
  }
}

const closes: (() => void)[] = [];

async function open({ url, staffTokens, members }: PagesToWatch): Promise<void> {
  const opening: Promise<() => void>[] = [];
  for (const [at, token] of staffTokens.entries()) {
    const screen = staffScreens[at % staffScreens.length] as Screen;
    opening.push(openPage(url, token, [screen], screen.name === 'queryAllParcels'));
  }
  for (let n = 1; n <= members; n += 1) {
    opening.push(openPage(url, memberToken(n), memberScreens, false));
    if (n % 20 === 0) await Promise.all(opening);
  }
  closes.push(...(await Promise.all(opening)));
}

/** Messages from the parent process: open these pages, this parcel was forecast, report the results. */
export type WatcherMessage =
  | PagesToWatch
  | { readonly parcel: string; readonly atMs: number }
  | 'how was it?';

// Low priority, because real clerks use their own machines and not the server's processors.
setPriority(10);
process.on('message', async (word: WatcherMessage) => {
  if (word === 'how was it?') {
    const neverShown = [...awaited.values()].reduce((sum, { by }) => sum + by.size, 0);
    const mostASecond = Math.max(0, ...askedBySecond.values());
    process.send?.({
      shownAfterMs,
      neverShown,
      asked,
      refused,
      mostASecond,
      pushed,
    } satisfies WatchedPagesReport);
    for (const close of closes) close();
    return process.exit();
  }
  if ('url' in word) {
    await open(word);
    asked = 0;
    askedBySecond = new Map();
    return process.send?.('open');
  }
  awaited.set(word.parcel, { atMs: word.atMs, by: new Set(listPages) });
  for (const page of listPages)
    for (const { state } of page.getQueryCache().getAll()) if (state.data) look(page, state.data);
});
