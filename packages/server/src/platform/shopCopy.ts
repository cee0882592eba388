import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { quoteIdentifier } from './backup.ts';
import { everyNodeSettingsSql } from './citus.ts';
import type { ConnectedMove, ProgressReporter, ShopMove } from './movingShop.ts';
import { movingPrefix } from './shardMap.ts';
import { appliedPosition, applyChangesUpTo, logEndPosition } from './shopFollow.ts';
import { allNodeUrls, connectAsOwner, connectToRead, refuseIfRowsMoved } from './shopNode.ts';

/** The maximum number of changed rows that may still be missing in the target when the shop is paused. */
const closeRows = 200;
const lookAgainMs = 100;
/** If more than `closeRows` are still missing after this time, the move fails: changes come too fast. */
const followedWithinMs = 600_000;
const reportMs = 10_000;

const literal = (text: string): string => pg.escapeLiteral(text);

/** Copies all rows as of one moment; from then on every change stays in the log until the move ends. */
export async function copyAndFollow(move: ConnectedMove, report: ProgressReporter): Promise<void> {
  if ((await appliedPosition(move)) !== undefined && (await hasSlot(move)))
    return report('Copied before; changes go on following.');
  await endReplication(move);
  const { node, name, shopId } = move;
  const tables = [...node.tableOf.keys()].map(
    (table) => `${quoteIdentifier(table)} where (shop_id = ${literal(shopId)})`,
  );
  await node.client.query(`create publication ${name} for table ${tables.join(', ')}`);
  const address = new URL(node.url);
  address.searchParams.set('replication', 'database');
  const slot = await connectAsOwner(address.href);
  let rows = 0;
  try {
    const made = await slot.query<{ snapshot_name: string; consistent_point: string }>(
      `CREATE_REPLICATION_SLOT ${name} LOGICAL pgoutput (SNAPSHOT 'export')`,
    );
    const [start] = made.rows;
    if (start === undefined) throw new Error('PostgreSQL has made no slot.');
    // The snapshot lasts while this connection is idle.
    rows = await copyRows(move, start.snapshot_name, start.consistent_point);
  } finally {
    await slot.end();
  }
  report(`Copied ${rows} rows of ${move.tables.length} tables; changes follow.`);
}

async function hasSlot({ node, name }: ConnectedMove): Promise<boolean> {
  const { rowCount } = await node.client.query(
    'select from pg_replication_slots where slot_name = $1 and database = current_database()',
    [name],
  );
  return rowCount !== 0;
}

/** Copies everything or nothing, in one transaction of the target. */
async function copyRows(move: ConnectedMove, snapshot: string, from: string): Promise<number> {
  const { node, shopId } = move;
  const out = await connectToRead(node.url);
  const columnsOf = new Map(move.tables.map(({ name, columns }) => [name, columns]));
  let rows = 0;
  try {
    await out.query('begin isolation level repeatable read read only');
    await out.query(`set transaction snapshot ${literal(snapshot)}`);
    await move.target.query('begin');
    await move.target.query(everyNodeSettingsSql);
    // Foreign keys are circular, so their triggers are disabled.
    await move.target.query('set local session_replication_role = replica');
    await deleteMovedRows(move.target, move);
    await writeShopRow(move);
    for (const [called, name] of node.tableOf) {
      const list = (columnsOf.get(name) ?? []).map(quoteIdentifier).join(', ');
      const own = `select ${list} from ${quoteIdentifier(called)} where shop_id = ${literal(shopId)}`;
      const into = move.target.query(copyFrom(`copy ${quoteIdentifier(name)} (${list}) from stdin`));
      await pipeline(out.query(copyTo(`copy (${own}) to stdout`)), into);
      rows += into.rowCount ?? 0;
    }
    await move.target.query('insert into shop_moves (shop_id, applied) values ($1, $2)', [shopId, from]);
    await move.target.query('commit');
    return rows;
  } catch (error) {
    await move.target.query('rollback');
    throw error;
  } finally {
    await out.end();
  }
}

/**
 * Writes the shop's own row in the target, marked as moving, so that no process serves the shop from there yet. If
 * the target is the installation's own database, the row exists already and is updated.
 */
export async function writeShopRow({ source, target, shopId, to, shopColumns }: ShopMove): Promise<void> {
  const { rows } = await source.query<{ shop: string }>(
    'select to_jsonb(one)::text as shop from shops one where id = $1',
    [shopId],
  );
  const list = shopColumns.map(quoteIdentifier).join(', ');
  const kept = shopColumns.filter((column) => !['id', 'place'].includes(column)).map(quoteIdentifier);
  await target.query(
    `insert into shops (${list})
     select ${list} from jsonb_populate_record(null::shops, $1::jsonb || jsonb_build_object('place', $2::text))
     on conflict (id) do update set ${kept.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [rows[0]?.shop, movingPrefix + to],
  );
}

export async function deleteMovedRows(client: pg.Client, { tables, shopId }: ShopMove): Promise<number> {
  let rows = 0;
  for (const { name } of tables) {
    const gone = await client.query(`delete from ${quoteIdentifier(name)} where shop_id = $1`, [shopId]);
    rows += gone.rowCount ?? 0;
  }
  return rows;
}

/** Removes the publication and the slot, which made the log keep changes, if they exist. */
export async function endReplication(move: ShopMove): Promise<void> {
  const { source, sourceUrl, target, name, shopId } = move;
  for (const url of await allNodeUrls(source, sourceUrl)) {
    const node = await connectAsOwner(url);
    try {
      await dropSlot(node, name);
      if (url !== sourceUrl) await node.query('set citus.enable_ddl_propagation = off');
      await node.query(`drop publication if exists ${name}`);
    } finally {
      await node.end();
    }
  }
  await target.query('delete from shop_moves where shop_id = $1', [shopId]);
}

async function dropSlot(node: pg.Client, name: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await node.query(
        `select pg_drop_replication_slot(slot_name) from pg_replication_slots
         where slot_name = $1 and database = current_database()`,
        [name],
      );
      return;
    } catch (error) {
      // The slot is still in use for a moment after its reader has disconnected.
      const isInUse = error instanceof pg.DatabaseError && error.code === '55006';
      if (!isInUse || tries === 50) throw error;
      await pause(lookAgainMs);
    }
  }
}

/** Applies changes until few are left. Throws if too many remain. */
export async function catchUp(move: ConnectedMove, report: ProgressReporter): Promise<void> {
  let reportedAt = performance.now();
  const until = reportedAt + followedWithinMs;
  for (;;) {
    await refuseIfRowsMoved(move.source, move.node, move);
    const rows = await applyChangesUpTo(move, await logEndPosition(move), () => undefined);
    if (rows <= closeRows) return;
    if (performance.now() > until)
      throw new Error(
        'Changes come faster than they can be done at the new place; run this again when the shop is quieter.',
      );
    if (performance.now() - reportedAt < reportMs) continue;
    reportedAt = performance.now();
    report(`${rows} more changes have followed; the shop is paused once there are few.`);
  }
}
