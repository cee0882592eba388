import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { hostOf, idOf, memberOf, memberToken, million, type Size, tenMillion } from './generate.ts';
import { median, report } from './report.ts';
import { type ServedProcess, serve, serveApp, withBenchDatabases } from './stage.ts';

const connections = 32;
const seconds = Number(process.env.BENCH_SECONDS || 6);
/** V8 compiles the product's frequent functions in the course of some 20 seconds, and the bare server's in a few. */
const warmUpSeconds = 25;
export const rounds = 5;

type Requests = autocannon.Request[];

/** List requests of 500 members from many shops. */
export function parcelListRequests(size: Size, call = 'Member/QueryBillCode?pageSize=20'): Requests {
  return Array.from({ length: 500 }, (_, n) => {
    const shop = ((n * 37) % size.shops) + 1;
    const member = memberOf(size, shop, (n % size.membersPerShop) + 1);
    return {
      method: 'GET',
      path: `/api/${call}`,
      headers: { host: hostOf(shop), authorization: `Bearer ${memberToken(member)}`, lang: 'tw' },
    };
  });
}

export function bareServerRequests(size: Size): Requests {
  return Array.from({ length: 500 }, (_, n) => {
    const shop = ((n * 37) % size.shops) + 1;
    const member = memberOf(size, shop, (n % size.membersPerShop) + 1);
    const path = `/list?shopId=${idOf('shop', shop)}&memberId=${idOf('member', member)}`;
    return { method: 'GET', path };
  });
}

export async function measureLoad(
  url: string,
  requests: Requests,
  duration = seconds,
): Promise<autocannon.Result> {
  const result = await autocannon({ url, connections, duration, requests });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers that are not 2xx, ${result.errors} errors from ${url}`);
  return result;
}

/** Measures the product and the bare server in turn, so that other work on the machine affects both. */
async function compare(product: ServedProcess, bare: ServedProcess, size: Size) {
  const perSecond = { product: [] as number[], bare: [] as number[] };
  for (const warm of [product, bare])
    await measureLoad(
      warm.url,
      warm === product ? parcelListRequests(size) : bareServerRequests(size),
      warmUpSeconds,
    );
  for (let round = 0; round < rounds; round++) {
    perSecond.bare.push((await measureLoad(bare.url, bareServerRequests(size))).requests.average);
    perSecond.product.push((await measureLoad(product.url, parcelListRequests(size))).requests.average);
  }
  return perSecond;
}

/**
 * Requests pages of 20 parcels of a member out of a million, through the whole dispatcher, compared with only Fastify
 * and pg.
 */
export async function benchParcelList(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const DATABASE_URL = await stage.filled(million);
    const product = await serveApp({ DATABASE_URL }, '/livez');
    const bare = await serve('bench/bare.ts', { DATABASE_URL }, '/livez');
    await product.untilIdle();
    const { product: ours, bare: theirs } = await compare(product, bare, million);
    const ratios = ours.map((value, at) => value / (theirs[at] ?? Number.NaN));
    report('20 of my parcels out of 1,000,000, 32 connections', [
      { what: 'bare Fastify + pg, same statements and answer', value: median(theirs), unit: '/s' },
      { what: 'the product', value: median(ours), unit: '/s' },
      { what: 'product ÷ bare', value: median(ratios), unit: '×', target: { atLeast: 0.75 } },
    ]);
    await Promise.all([product.stop(), bare.stop()]);
  });
}

/** The request headers of member 1 of the first shop, who has 50,000 parcels. */
const heavy = { host: hostOf(1), authorization: `Bearer ${memberToken(1)}`, lang: 'tw' };

async function heavyPages(url: string, size: Size) {
  const last = Math.floor((size.heavyMemberParcels * 0.8) / 20);
  const page = (path: string): Requests => [{ method: 'GET', path: `/api/${path}`, headers: heavy }];
  // Uses node:http, because `fetch` does not let its caller set the host, which identifies the shop.
  const ask = (path: string) =>
    new Promise<{ data: { list: { id: string }[] } }>((resolve, reject) => {
      get(`${url}/api/${path}`, { headers: heavy }, (answer) => {
        text(answer).then((body) => resolve(JSON.parse(body)), reject);
      }).on('error', reject);
    });
  const deep = await ask(`Member/QueryBillCode?pageSize=20&pageIndex=${last}`);
  const after = deep.data.list.at(-1)?.id;
  const of = async (path: string) => (await measureLoad(url, page(path), 4)).latency.p50;
  return {
    first: await of('Member/QueryBillCode?pageSize=20'),
    keyset: await of(`Member/QueryBillCode?pageSize=20&after=${after}`),
    offset: await of(`Member/QueryBillCode?pageSize=20&pageIndex=${last}`),
  };
}

/** Measures the cost of ten times as many parcels, and of a page deep in the list of a member with many parcels. */
export async function benchTenfoldParcels(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const p99: Record<string, number[]> = { small: [], large: [] };
    const urls = { small: await stage.filled(million), large: await stage.filled(tenMillion) };
    const size = { small: million, large: tenMillion };
    const started = { small: await start(urls.small), large: await start(urls.large) };
    await Promise.all([started.small.untilIdle(), started.large.untilIdle()]);
    for (let round = 0; round <= rounds; round++) {
      for (const name of ['small', 'large'] as const) {
        const result = await measureLoad(started[name].url, parcelListRequests(size[name]), 4);
        if (round > 0) p99[name]?.push(result.latency.p99);
      }
    }
    const [small, large] = [median(p99.small ?? []), median(p99.large ?? [])];
    const pages = await heavyPages(started.large.url, tenMillion);
    report('The list at scale: 1,000 shops, 32 connections', [
      { what: 'p99 at 1,000,000 parcels', value: small, unit: 'ms' },
      { what: 'p99 at 10,000,000 parcels', value: large, unit: 'ms' },
      { what: '10M ÷ 1M', value: large / small, unit: '×', target: { atMost: 1.2 } },
      { what: 'a 50,000-parcel member: first page, median', value: pages.first, unit: 'ms' },
      {
        what: 'page 2,000 by its key ÷ first',
        value: pages.keyset / pages.first,
        unit: '×',
        target: { atMost: 1.2 },
      },
      { what: 'page 2,000 by its number ÷ first', value: pages.offset / pages.first, unit: '×' },
    ]);
    await Promise.all([started.small.stop(), started.large.stop()]);
  });
}

const start = (DATABASE_URL: string) => serveApp({ DATABASE_URL }, '/livez');
