import type { Database } from './db.ts';

type Control = Pick<Database, 'control'>;

/** A shop whose due work must be checked. */
export interface ClaimedShop {
  readonly shop: string;
  /** Whether its hourly work is due too. */
  readonly hourly: boolean;
}

/** Every shop is checked at least once a day. A random part of the time keeps the checks of many shops apart. */
const dayFromNow = "now() + interval '20 hours' + random() * interval '4 hours'";

/**
 * The time of a shop's next hourly work: after an hour. A shop without recent writes waits longer: a twentieth of the
 * time since its last write, but a day at most.
 */
const hourFromNow =
  "now() + least(greatest((now() - written_at) / 20, interval '1 hour'), interval '1 day' - random() * interval '2 hours')";

/**
 * Claims the shops that are due, longest due first, so that no other process gets them. The result is stored
 * afterwards (`saveNextDue`). If the process is killed in between, the process that takes over checks every shop
 * (`makeAllShopsDue`).
 */
export function claimShops(database: Control, most: number): Promise<ClaimedShop[]> {
  return database.control<ClaimedShop & { [key: string]: unknown }>(
    `update shop_looks set due_at = ${dayFromNow}, hour_at = case when hour_at <= now() then ${hourFromNow} else hour_at end
     where shop in (
       select shop from shop_looks where due_at <= now() or hour_at <= now()
       order by least(due_at, hour_at) limit $1 for update skip locked)
     returning shop, old.hour_at <= now() as hourly`,
    [most],
  );
}

/** Stores when the shops are due next, unless a write meanwhile made them due earlier. */
export async function saveNextDue(
  database: Control,
  next: readonly { readonly shop: string; readonly at: string }[],
): Promise<void> {
  if (next.length === 0) return;
  await database.control(
    `update shop_looks set due_at = least(due_at, next.at)
     from unnest($1::uuid[], $2::timestamptz[]) as next (shop, at) where shop_looks.shop = next.shop`,
    [next.map(({ shop }) => shop), next.map(({ at }) => at)],
  );
}

/** Records that these shops were written to, so that the next check includes them. */
export async function recordWrites(database: Control, shops: readonly string[], byClock: boolean) {
  await database.control(
    `insert into shop_looks (shop) select unnest($1::uuid[]) order by 1
     on conflict (shop) do update set due_at = least(shop_looks.due_at, now()),
       hour_at = case when $2 then shop_looks.hour_at else least(shop_looks.hour_at, now() + interval '1 hour') end,
       written_at = case when $2 then shop_looks.written_at else now() end`,
    [shops, byClock],
  );
}

/**
 * Makes every shop due within this many seconds, including new ones. The shops are read first: on a cluster, `shops`
 * is on every node and `shop_looks` on one, and no update can join the two.
 */
export async function makeAllShopsDue(database: Control, withinSeconds: number): Promise<void> {
  const shops = (await database.control<{ id: string }>('select id from shops')).map(({ id }) => id);
  await database.control(
    `insert into shop_looks (shop, due_at) select shop, now() + random() * make_interval(secs => $2)
     from unnest($1::uuid[]) as shop order by 1
     on conflict (shop) do update set due_at = least(shop_looks.due_at, excluded.due_at)`,
    [shops, withinSeconds],
  );
  await database.control('delete from shop_looks where shop <> all($1::uuid[])', [shops]);
}
