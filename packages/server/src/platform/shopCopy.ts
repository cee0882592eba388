import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { quoted } from './backup.ts';
import { hasSubscription, type Moving, openedAsOwner, type Report } from './movingShop.ts';
import { onItsWay } from './places.ts';

/** What may still be on its way when the shop is paused. */
const closeBytes = 262_144;
const lookAgainMs = 100;

const literal = (text: string): string => pg.escapeLiteral(text);

/** All rows as they are at one moment, and from there on every change of them, until the move ends. */
export async function copyAndFollow(move: Moving, report: Report): Promise<void> {
  if (await hasSubscription(move)) {
    await move.target.query(`alter subscription ${move.name} enable`);
    return report('Copied before; changes go on following.');
  }
  await endFollowing(move);
  const tables = move.tables.map(({ name }) => `${quoted(name)} where (shop_id = ${literal(move.shopId)})`);
  await move.source.query(`create publication ${move.name} for table ${tables.join(', ')}`);
  const address = new URL(move.sourceUrl);
  address.searchParams.set('replication', 'database');
  const slot = await openedAsOwner(address.href);
  let rows = 0;
  try {
    const made = await slot.query<{ snapshot_name: string }>(
      `CREATE_REPLICATION_SLOT ${move.name} LOGICAL pgoutput (SNAPSHOT 'export')`,
    );
    // The snapshot lasts as long as this connection is idle.
    rows = await copyRows(move, made.rows[0]?.snapshot_name ?? '');
  } finally {
    await slot.end();
  }
  await move.target.query(
    `create subscription ${move.name} connection ${literal(move.sourceUrlFromTarget)} publication ${move.name}
     with (create_slot = false, slot_name = ${literal(move.name)}, copy_data = false, disable_on_error = true)`,
  );
  report(`Copied ${rows} rows of ${move.tables.length} tables; changes follow.`);
}

/** All of it or nothing: one transaction there. */
async function copyRows(move: Moving, snapshot: string): Promise<number> {
  const out = await openedAsOwner(move.sourceUrl);
  let rows = 0;
  try {
    await out.query('begin isolation level repeatable read read only');
    await out.query(`set transaction snapshot ${literal(snapshot)}`);
    await move.target.query('begin');
    // Foreign keys run in circles: their triggers rest.
    await move.target.query('set local session_replication_role = replica');
    await deleteRows(move.target, move);
    await writeShop(move);
    for (const { name, columns } of move.tables) {
      const list = columns.map(quoted).join(', ');
      const own = `select ${list} from ${quoted(name)} where shop_id = ${literal(move.shopId)}`;
      const into = move.target.query(copyFrom(`copy ${quoted(name)} (${list}) from stdin`));
      await pipeline(out.query(copyTo(`copy (${own}) to stdout`)), into);
      rows += into.rowCount ?? 0;
    }
    await move.target.query('commit');
    return rows;
  } catch (error) {
    await move.target.query('rollback');
    throw error;
  } finally {
    await out.end();
  }
}

/** The shop's own row, in nobody's service there; at home it stands already. */
export async function writeShop({ source, target, shopId, to, shopColumns }: Moving): Promise<void> {
  const { rows } = await source.query<{ shop: string }>(
    'select to_jsonb(one)::text as shop from shops one where id = $1',
    [shopId],
  );
  const list = shopColumns.map(quoted).join(', ');
  const kept = shopColumns.filter((column) => !['id', 'place'].includes(column)).map(quoted);
  await target.query(
    `insert into shops (${list})
     select ${list} from jsonb_populate_record(null::shops, $1::jsonb || jsonb_build_object('place', $2::text))
     on conflict (id) do update set ${kept.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [rows[0]?.shop, onItsWay + to],
  );
}

export async function deleteRows(client: pg.Client, { tables, shopId }: Moving): Promise<number> {
  let rows = 0;
  for (const { name } of tables) {
    const gone = await client.query(`delete from ${quoted(name)} where shop_id = $1`, [shopId]);
    rows += gone.rowCount ?? 0;
  }
  return rows;
}

/** Takes away what made changes follow, as far as it is there. */
export async function endFollowing(move: Moving): Promise<void> {
  const { source, target, name } = move;
  if (await hasSubscription(move)) {
    await target.query(`alter subscription ${name} disable`);
    await target.query(`alter subscription ${name} set (slot_name = none)`);
    await target.query(`drop subscription ${name}`);
  }
  const slot = 'select from pg_replication_slots where slot_name = $1';
  // Its reader has been told to go, and takes a moment.
  for (let tries = 0; (await source.query(slot, [name])).rowCount !== 0; tries++) {
    try {
      await source.query('select pg_drop_replication_slot($1)', [name]);
    } catch (error) {
      if (tries === 50) throw error;
      await pause(lookAgainMs);
    }
  }
  await source.query(`drop publication if exists ${name}`);
}

/** Waits until little is on its way. Throws where the changes do not come through. */
export async function catchUp(move: Moving): Promise<void> {
  for (;;) {
    const { rows } = await move.target.query<{ enabled: boolean }>(
      'select subenabled as enabled from pg_subscription where subname = $1',
      [move.name],
    );
    if (!rows[0]?.enabled)
      throw new Error(
        'Changes no longer follow; the log of the new server says why. Mend it and run this again.',
      );
    if ((await bytesBehind(move, await whereNow(move))) <= closeBytes) return;
    await pause(lookAgainMs);
  }
}

export async function whereNow({ source }: Moving): Promise<string> {
  const { rows } = await source.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
  return rows[0]?.at ?? '';
}

/** How much of what was written up to there is not yet applied; without end while nobody follows. */
export async function bytesBehind({ source, name }: Moving, at: string): Promise<number> {
  const { rows } = await source.query<{ bytes: string }>(
    `select pg_wal_lsn_diff($2::pg_lsn, replay_lsn)::text as bytes from pg_stat_replication
     where application_name = $1 and replay_lsn is not null`,
    [name, at],
  );
  return rows[0] === undefined ? Number.POSITIVE_INFINITY : Number(rows[0].bytes);
}
