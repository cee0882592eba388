import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { brokenAccounts, quoted } from './backup.ts';
import { hintChannel } from './hints.ts';
import { type Following, home, type Moving, type Report } from './movingShop.ts';
import { onItsWay } from './places.ts';
import { catchUp, writeShop } from './shopCopy.ts';
import { logEnd, takeOver } from './shopFollow.ts';
import { openedAsOwner, refuseMovedAway } from './shopNode.ts';

const triesAtMost = 10;
const betweenTriesMs = 3_000;
const lookAgainMs = 5;

/** What has to be done in the pause was not done in time: the shop goes on where it was. */
class TooLong extends Error {
  override readonly name = 'TooLong';
}

/** Those that count, all at once. */
interface Counters {
  readonly here: pg.Client;
  readonly there: pg.Client;
  readonly balances: pg.Client;
}

/** Pauses the shop, and gives it to the new place once all of it is there; answers for how long it stood still, in ms. */
export async function switchOver(move: Following, pauseMs: number, report: Report): Promise<number> {
  await move.home.query('update schema_migrations set major = greatest(major, 2)');
  const counters: Counters = {
    here: await openedAsOwner(move.sourceUrl),
    there: await openedAsOwner(move.targetUrl),
    balances: await openedAsOwner(move.targetUrl),
  };
  try {
    for (let tried = 1; ; tried++) {
      // What it counts changes still; but tables and plans are known by then, and counting takes less in the pause.
      await differences(move, counters, 0);
      await catchUp(move, report);
      const started = performance.now();
      try {
        await onceThereOrBack(move, pauseMs, counters);
        return performance.now() - started;
      } catch (error) {
        if (!(error instanceof TooLong)) throw error;
        const stood = Math.round(performance.now() - started);
        report(`Paused for ${stood} ms and taken back: ${error.message}.`);
        if (tried === triesAtMost)
          throw new Error(`Given up after ${tried} tries; the shop serves where it was.`);
      }
      await pause(betweenTriesMs);
    }
  } finally {
    await Promise.all(Object.values(counters).map((client) => client.end()));
  }
}

async function onceThereOrBack(move: Following, pauseMs: number, counters: Counters): Promise<void> {
  const deadline = performance.now() + pauseMs;
  const left = () => Math.max(1, Math.round(deadline - performance.now()));
  await setPlace(move.source, move.shopId, onItsWay + move.to);
  try {
    await untilAlone(move.source, left);
    // What a node does for others ends with them, or a moment later where they were killed.
    if (move.node.placing !== undefined) await untilAlone(move.node.client, left);
    await refuseMovedAway(move.source, move.node, move);
    await untilApplied(move, left);
    const found = await differences(move, counters, left());
    if (found.length > 0) throw new Error(`The copy differs: ${found.join(', ')}.`);
    await writeShop(move);
    await writeHosts(move);
  } catch (error) {
    await setPlace(move.source, move.shopId, null);
    throw error;
  }
  await finishSwitch(move);
}

/**
 * From here on it is at the new place; where this is interrupted it is said again. At home one row is both where the shop is and
 * that it may be served; elsewhere it is first said where it is, and nobody serves it until it is said there, too.
 */
export async function finishSwitch({ home: owner, target, to, shopId }: Moving): Promise<void> {
  await setPlace(owner, shopId, to === home ? null : to);
  if (to !== home) await setPlace(target, shopId, null);
  const hint = JSON.stringify({ shopId, memberId: null, topic: 'shop' });
  await owner.query('select pg_notify($1, $2)', [hintChannel, hint]);
}

/** Where a run was killed in the pause: the shop waits for the next one no longer. */
export async function goOnServing({ source, shopId }: Moving): Promise<void> {
  await source.query('update shops set place = null where id = $1 and starts_with(place, $2)', [
    shopId,
    onItsWay,
  ]);
}

async function setPlace(owner: pg.Client, shopId: string, place: string | null): Promise<void> {
  await owner.query('update shops set place = $2 where id = $1', [shopId, place]);
}

/** Transactions that began before the shop was paused may be the shop's, and write still. */
async function untilAlone(server: pg.Client, left: () => number): Promise<void> {
  const { rows } = await server.query<{ now: string }>('select clock_timestamp()::text as now');
  for (;;) {
    const { rows: others } = await server.query<{ who: string }>(
      `select 'process ' || pid || ' of ' || usename || ' ' || application_name as who from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
         and xact_start <= $1::timestamptz
       union all
       select 'prepared ' || gid || ' of ' || owner from pg_prepared_xacts
       where database = current_database() and prepared <= $1::timestamptz`,
      [rows[0]?.now],
    );
    if (others.length === 0) return;
    if (left() <= 1)
      throw new TooLong(`transactions did not end: ${others.map(({ who }) => who).join(', ')}`);
    await pause(lookAgainMs);
  }
}

async function untilApplied(move: Following, left: () => number): Promise<void> {
  const sides = [move.node.client, move.target];
  const within = (ms: number) =>
    Promise.all(sides.map((client) => client.query(`set statement_timeout = ${ms}`)));
  const late = () => new TooLong('changes were not there in time');
  try {
    await takeOver(move, await logEnd(move), async () => {
      if (left() <= 1) throw late();
      await within(left());
    });
  } catch (error) {
    throw isTimeOut(error) ? late() : error;
  } finally {
    await within(0);
  }
}

const isTimeOut = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '57014';

/** In how many rows a table has, on both sides; and balances of the new one that do not add up. Without limit of time: 0. */
async function differences(move: Moving, counters: Counters, withinMs: number): Promise<string[]> {
  try {
    await Promise.all(
      Object.values(counters).map((client) => client.query(`set statement_timeout = ${withinMs}`)),
    );
    const [here, there, broken] = await Promise.all([
      countedRows(counters.here, move),
      countedRows(counters.there, move),
      brokenBalances(counters.balances, move.shopId),
    ]);
    const counted = [...here].filter(([name, rows]) => there.get(name) !== rows);
    const said = counted.map(([name, rows]) => `${name} ${rows} and ${there.get(name)}`);
    return broken > 0 ? [...said, `${broken} balances of money or points do not add up there`] : said;
  } catch (error) {
    if (isTimeOut(error))
      throw new TooLong('rows were not counted in time; allow a longer pause (--pause-ms)');
    throw error;
  }
}

async function countedRows(
  client: pg.Client,
  { tables, shopId }: Moving,
): Promise<ReadonlyMap<string, number>> {
  const counts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::integer as rows from ${quoted(name)} where shop_id = $1`,
  );
  const { rows } = await client.query<{ name: string; rows: number }>(counts.join(' union all '), [shopId]);
  return new Map(rows.map(({ name, rows: n }) => [name, n]));
}

const brokenPoints = `
  select b.shop_id, b.member_id from points_balances b left join points_entries e using (shop_id, member_id)
  where b.shop_id = $1 group by 1, 2, b.balance, b.owed
  having b.balance <> coalesce(sum(e.amount), 0) or b.owed <> coalesce(sum(e.owed_change), 0)`;

async function brokenBalances(client: pg.Client, shopId: string): Promise<number> {
  const money = await client.query(`select from (${brokenAccounts}) broken where shop_id = $1`, [shopId]);
  const points = await client.query(brokenPoints, [shopId]);
  return (money.rowCount ?? 0) + (points.rowCount ?? 0);
}

/** What leads to the shop is kept beside it, for whoever takes the new place away as an installation of its own. */
async function writeHosts({ home: owner, target, shopId }: Moving): Promise<void> {
  if (target === owner) return;
  const { rows } = await owner.query<{ host: string; is_primary: boolean }>(
    'select host, is_primary from shop_hosts where shop_id = $1',
    [shopId],
  );
  for (const { host, is_primary } of rows)
    await target.query(
      `insert into shop_hosts (host, shop_id, is_primary) values ($1, $2, $3)
       on conflict (host) do update set is_primary = excluded.is_primary where shop_hosts.shop_id = excluded.shop_id`,
      [host, shopId, is_primary],
    );
}
