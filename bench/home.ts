import { connectToDatabase } from '../scripts/connected.ts';
import { million } from './generate.ts';
import { bareServerRequests, measureLoad, parcelListRequests, rounds } from './list.ts';
import { median, report } from './report.ts';
import { serve, serveApp, withBenchDatabases } from './stage.ts';

/** The calls that the member's home page repeats, and the list for comparison. */
const asked = {
  list: 'Member/QueryBillCode?pageSize=20',
  figures: 'Member/GetOrderStatistics',
  bell: 'Member/GetUnreadCount',
  notices: 'Member/GetNotifications?pageSize=20',
} as const;
type Asked = keyof typeof asked;
const names = Object.keys(asked) as Asked[];

/** Adds thirty notifications for every member, ten of them unread. */
async function tell(url: string): Promise<void> {
  const client = await connectToDatabase(url);
  await client.query(`insert into notifications
    (shop_id, id, member_id, event, params, channels, listed, created_at, read_at, told_at)
    select shop_id, uuidv7(), id, 'parcel.shelve', '{"number":"SF1"}', '{app}', true, now(),
      case when n > 10 then now() end, now()
    from members, generate_series(1, 30) as n`);
  await client.query('analyze notifications');
  await client.end();
}

/**
 * Requests the home page's figures and the notification bell as often as the machine can, compared with the list and
 * the bare list in the same run.
 */
export async function benchHome(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const DATABASE_URL = await stage.copyOf(million);
    await tell(DATABASE_URL);
    const product = await serveApp({ DATABASE_URL }, '/livez');
    const bare = await serve('bench/bare.ts', { DATABASE_URL }, '/livez');
    await product.untilIdle();
    const perSecond: Record<Asked | 'bare', number[]> = {
      list: [],
      figures: [],
      bell: [],
      notices: [],
      bare: [],
    };
    for (let round = 0; round <= rounds; round += 1) {
      const keep = (name: Asked | 'bare', value: number) => round > 0 && perSecond[name].push(value);
      keep('bare', (await measureLoad(bare.url, bareServerRequests(million), 4)).requests.average);
      for (const name of names)
        keep(
          name,
          (await measureLoad(product.url, parcelListRequests(million, asked[name]), 4)).requests.average,
        );
    }
    const theirs = median(perSecond.bare);
    report('The home page, 1,000,000 parcels, 300,000 messages, 32 connections', [
      { what: 'bare Fastify + pg: 20 parcels', value: theirs, unit: '/s' },
      ...names.flatMap((name) => [
        { what: `${asked[name]}`, value: median(perSecond[name]), unit: '/s' },
        { what: '÷ bare list', value: median(perSecond[name]) / theirs, unit: '×' },
      ]),
    ]);
    await Promise.all([product.stop(), bare.stop()]);
  });
}
