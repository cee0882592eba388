import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  type ConnectedMove,
  installationDatabaseName,
  type ProgressReporter,
  type ShopMove,
} from './movingShop.ts';
import { realtimeChannel } from './realtimeEvents.ts';
import { movingPrefix } from './shardMap.ts';
import { compareCopy, differingBalances } from './shopCompare.ts';
import { catchUp, writeShopRow } from './shopCopy.ts';
import { applyChangesUpTo, logEndPosition } from './shopFollow.ts';
import { refuseIfRowsMoved } from './shopNode.ts';

const triesAtMost = 10;
const betweenTriesMs = 3_000;
const lookAgainMs = 5;

/** The last steps of the move were not done within the allowed pause, so the shop continues at the old place. */
class TooLong extends Error {
  override readonly name = 'TooLong';
}

/**
 * Pauses the shop, applies the last changes at the new place, and switches the shop to it. Answers the length of the
 * pause in ms.
 */
export async function switchOver(
  move: ConnectedMove,
  pauseMs: number,
  report: ProgressReporter,
): Promise<number> {
  await move.home.query('update schema_migrations set major = greatest(major, 2)');
  await compareCopy(move, () => catchUp(move, report));
  for (let tried = 1; ; tried++) {
    await catchUp(move, report);
    let started: number | undefined;
    try {
      // Throws `TooLong` if a transaction has been open for as long as the pause may last, because it would not end
      // within the pause. The switch is then tried again later.
      await untilAlone(move.source, () => 0, pauseMs);
      started = performance.now();
      await onceThereOrBack(move, pauseMs);
      return performance.now() - started;
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
      const stood = started === undefined ? undefined : Math.round(performance.now() - started);
      report(
        `${stood === undefined ? 'Not paused' : `Paused for ${stood} ms and taken back`}: ${error.message}.`,
      );
      if (tried === triesAtMost)
        throw new Error(`Given up after ${tried} tries; the shop serves where it was: ${error.message}.`);
    }
    await pause(betweenTriesMs);
  }
}

async function onceThereOrBack(move: ConnectedMove, pauseMs: number): Promise<void> {
  const deadline = performance.now() + pauseMs;
  const left = () => Math.max(1, Math.round(deadline - performance.now()));
  await setPlace(move.source, move.shopId, movingPrefix + move.to);
  try {
    await untilAlone(move.source, left);
    // A node also runs transactions on behalf of other nodes. They end together with the transactions of those nodes,
    // or a moment later if those were killed.
    if (move.node.placing !== undefined) await untilAlone(move.node.client, left);
    await refuseIfRowsMoved(move.source, move.node, move);
    await untilApplied(move, left);
    const found = await differingBalances(move);
    if (found.length > 0) throw new Error(`The copy differs: ${found.join(', ')}.`);
    await writeShopRow(move);
    await writeHosts(move);
  } catch (error) {
    await setPlace(move.source, move.shopId, null);
    throw error;
  }
  await finishSwitch(move);
}

/**
 * Completes the switch to the new place; after an interruption it is repeated. In the installation's own database,
 * one row states both the place of the shop and that it is served. For any other place, the row in the installation's
 * database is written first, and no process serves the shop until the shop's row in the new database also says that
 * it is served.
 */
export async function finishSwitch({ home: owner, target, to, shopId }: ShopMove): Promise<void> {
  await setPlace(owner, shopId, to === installationDatabaseName ? null : to);
  if (to !== installationDatabaseName) await setPlace(target, shopId, null);
  const hint = JSON.stringify({ shopId, memberId: null, topic: 'shop' });
  await owner.query('select pg_notify($1, $2)', [realtimeChannel, hint]);
}

/** Makes the shop serve again after a run was killed during the pause. */
export async function resumeServing({ source, shopId }: ShopMove): Promise<void> {
  await source.query('update shops set place = null where id = $1 and starts_with(place, $2)', [
    shopId,
    movingPrefix,
  ]);
}

async function setPlace(owner: pg.Client, shopId: string, place: string | null): Promise<void> {
  await owner.query('update shops set place = $2 where id = $1', [shopId, place]);
}

/**
 * Waits for transactions that began before the pause and may still write for the shop, or only for those
 * older than a limit.
 */
async function untilAlone(server: pg.Client, left: () => number, olderMs = 0): Promise<void> {
  const { rows } = await server.query<{ now: string }>(
    'select (clock_timestamp() - make_interval(secs => $1))::text as now',
    [olderMs / 1000],
  );
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

async function untilApplied(move: ConnectedMove, left: () => number): Promise<void> {
  const sides = [move.node.client, move.target];
  const within = (ms: number) =>
    Promise.all(sides.map((client) => client.query(`set statement_timeout = ${ms}`)));
  const late = () => new TooLong('changes were not there in time');
  try {
    await applyChangesUpTo(move, await logEndPosition(move), async () => {
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

/** Writes the shop's hosts to the new place as well, in case it becomes an installation of its own. */
async function writeHosts({ home: owner, target, shopId }: ShopMove): Promise<void> {
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
