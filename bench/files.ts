import { jobNames } from '../packages/server/src/jobs.ts';
import { Database } from '../packages/server/src/platform/db.ts';
import { migrate } from '../packages/server/src/platform/migrate.ts';
import { asShopId } from '../packages/server/src/platform/scope.ts';
import { ownerLogin } from '../packages/server/src/platform/serving.ts';
import { sweepFiles } from '../packages/server/src/shops/unusedFiles.store.ts';
import { connectToDatabase } from '../scripts/connected.ts';
import { temporaryDatabase } from '../scripts/database.ts';
import { idOf } from './generate.ts';
import { median, quantile, report } from './report.ts';
import { say } from './stage.ts';

const photos = Number(process.env.BENCH_PHOTOS ?? 300_000);
const unnamed = 2_000;
/**
 * The number of photos that a row refers to, but that are still marked as unused. The sweep must check each of them
 * once.
 */
const notLookedAt = Math.min(photos, 18_000);
const shop = idOf('shop', 1);
const staff = idOf('staff', 1);

/** A shop with this many parcel photos, each in a separate file, and some files that no row refers to. */
const rows = [
  `insert into shops (id, code, name, currency, time_zone, default_lang, settings, created_at)
   values ('${shop}', 'photos', 'Photos', 'TWD', 'Asia/Taipei', 'tw', '{}', now())`,
  `insert into staff (shop_id, id, login, name, password_hash, roles, created_at)
   values ('${shop}', '${staff}', 'owner', 'Owner', '-', array['owner'], now())`,
  `create function pg_temp.nth(kind text, n bigint) returns uuid language sql immutable
   as $$ select (lpad(to_hex(n), 8, '0') || '-' || kind || '-7000-8000-000000000000')::uuid $$`,
  `insert into files (shop_id, id, purpose, staff_id, mime, bytes, created_at, loose_since)
   select '${shop}', pg_temp.nth('000b', n), 'parcel', '${staff}', 'image/webp', 20000, now() - interval '9 days',
     case when n > ${photos} then now() - interval '9 days' when n <= ${notLookedAt} then now() - interval '5 days' end
   from generate_series(1, ${photos + unnamed}) n`,
  `insert into parcel_photos (shop_id, parcel_id, file_id, kind, created_at)
   select '${shop}', pg_temp.nth('000c', n), pg_temp.nth('000b', n), 'receive', now() from generate_series(1, ${photos}) n`,
  'vacuum analyze',
];

async function measured(database: Database, most: number): Promise<{ times: number[]; gone: number }> {
  const times: number[] = [];
  let gone = 0;
  for (let taken = 0; taken < most; taken += 1) {
    const began = performance.now();
    const piece = await database.transact(asShopId(shop), sweepFiles);
    times.push(performance.now() - began);
    gone += piece.gone.length;
    if (piece.looked === 0) break;
  }
  return { times, gone };
}

/** Measures the sweep of unused files in a shop with many photos. `BENCH_PHOTOS` sets their number. */
export async function benchUnusedFileSweep(): Promise<void> {
  const { url: owner, stop } = await temporaryDatabase();
  const client = await connectToDatabase(owner);
  try {
    await migrate(owner, jobNames);
    await client.query('set session_replication_role = replica');
    for (const text of rows) await client.query(text);
    say(`${photos.toLocaleString('en')} photos made`);
    const database = new Database({ ...ownerLogin({ DATABASE_URL: owner }), pool: 2 });
    const bare = await measured(database, unnamed / 500);
    const old = await measured(database, Number.POSITIVE_INFINITY);
    report(`the sweep of files beside ${photos.toLocaleString('en')} photos`, [
      { what: 'a piece of 500 that nothing names, median', value: median(bare.times), unit: 'ms' },
      { what: 'the slowest', value: quantile(bare.times, 1), unit: 'ms', target: { atMost: 1_000 } },
      { what: 'gone', value: bare.gone, unit: '' },
      { what: 'a piece of 500 that all are named, median', value: median(old.times), unit: 'ms' },
      { what: 'the slowest', value: quantile(old.times, 1), unit: 'ms', target: { atMost: 1_000 } },
      { what: 'a look with nothing to do', value: old.times.at(-1) ?? Number.NaN, unit: 'ms' },
    ]);
    await database.end();
  } finally {
    await client.end();
    await stop();
  }
}
