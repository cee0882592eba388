import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { brokenAccountsQuery, quoteIdentifier } from './backup.ts';
import { isCoordinator } from './citus.ts';
import type { ConnectedMove, ShopMove } from './movingShop.ts';
import { applyChangesUpTo, logEndPosition } from './shopFollow.ts';
import { connectAsOwner, connectToRead } from './shopNode.ts';

const lookAgainMs = 50;

/** Tables whose rows contain a balance computed from other rows, and the key of these rows within a shop. */
const balanceTables: readonly { readonly name: string; readonly key: string; readonly says: string }[] = [
  { name: 'ledger_accounts', key: 'id', says: 'balance_minor::text' },
  { name: 'points_balances', key: 'member_id', says: "balance || ' ' || owed" },
];

/**
 * Compares the copy with the original at one position of the log, while later changes are still being applied: counts
 * the shop's rows on both sides, and sums up its balances in the copy. Throws if the copy differs. Each change after
 * that position is checked when it is applied (`applyChangesUpTo`), so during the pause only the balances that have
 * changed since are compared.
 */
export async function compareCopy(move: ConnectedMove, follow: () => Promise<void>): Promise<void> {
  const here = await connectToRead(move.node.url);
  const there = await connectAsOwner(move.targetUrl);
  try {
    await beginAt(move, here, there);
    let isOver = false;
    const counting = Promise.all([countedHere(here, move), countedThere(there, move)]).finally(() => {
      isOver = true;
    });
    counting.catch(() => undefined);
    // On a cluster each statement sees the newest state of the nodes, so changes must not be applied until the
    // counting is over.
    const mayFollow = !(await isCoordinator(move.target));
    while (mayFollow && !isOver) {
      await follow();
      await pause(lookAgainMs);
    }
    const [ours, theirs] = await counting;
    const differing = [...ours].filter(([name, rows]) => theirs.rows.get(name) !== rows);
    const said = differing.map(([name, rows]) => `${name} ${rows} and ${theirs.rows.get(name)}`);
    if (theirs.broken > 0) said.push(`${theirs.broken} balances of money or points do not add up there`);
    if (said.length > 0) throw new Error(`The copy differs: ${said.join(', ')}.`);
  } finally {
    await Promise.all([here.end(), there.end()]);
  }
}

/**
 * Begins a transaction on each side, both with the same state of the rows: the snapshot of a temporary slot shows
 * everything before its log position and nothing after it.
 */
async function beginAt(move: ConnectedMove, here: pg.Client, there: pg.Client): Promise<void> {
  const address = new URL(move.node.url);
  address.searchParams.set('replication', 'database');
  const slot = await connectAsOwner(address.href);
  try {
    const made = await slot.query<{ snapshot_name: string; consistent_point: string }>(
      `CREATE_REPLICATION_SLOT ${move.name}_compared TEMPORARY LOGICAL pgoutput (SNAPSHOT 'export')`,
    );
    const [start] = made.rows;
    if (start === undefined) throw new Error('no slot was made');
    await here.query('begin isolation level repeatable read read only');
    await here.query(`set transaction snapshot ${pg.escapeLiteral(start.snapshot_name)}`);
    // After this call, everything before the slot's position can be read from the log. Its answer is not needed.
    await logEndPosition(move);
    await applyChangesUpTo(move, start.consistent_point, () => undefined);
    await there.query('begin isolation level repeatable read');
    await there.query("set local citus.propagate_set_commands = 'local'");
    // The first statement fixes the snapshot.
    await there.query('select applied from shop_moves where shop_id = $1', [move.shopId]);
    for (const ids of move.touched.values()) ids.clear();
  } finally {
    await slot.end();
  }
}

async function countedHere(client: pg.Client, { node, shopId }: ConnectedMove): Promise<Map<string, number>> {
  const counted = new Map<string, number>();
  for (const [called, name] of node.tableOf) counted.set(name, await countOf(client, called, shopId));
  return counted;
}

async function countedThere(client: pg.Client, { tables, shopId }: ShopMove) {
  const rows = new Map<string, number>();
  for (const { name } of tables) rows.set(name, await countOf(client, name, shopId));
  const money = await client.query(`select from (${brokenAccountsQuery}) broken where shop_id = $1`, [
    shopId,
  ]);
  const points = await client.query(brokenPoints, [shopId]);
  return { rows, broken: (money.rowCount ?? 0) + (points.rowCount ?? 0) };
}

async function countOf(client: pg.Client, table: string, shopId: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::integer as n from ${quoteIdentifier(table)} where shop_id = $1`,
    [shopId],
  );
  return rows[0]?.n ?? 0;
}

const brokenPoints = `
  select b.shop_id, b.member_id from points_balances b left join points_entries e using (shop_id, member_id)
  where b.shop_id = $1 group by 1, 2, b.balance, b.owed
  having b.balance <> coalesce(sum(e.amount), 0) or b.owed <> coalesce(sum(e.owed_change), 0)`;

/** Balances that changed since the comparison and differ between both sides. */
export async function differingBalances(move: ConnectedMove): Promise<string[]> {
  const said: string[] = [];
  for (const { name, key, says } of balanceTables) {
    const ids = [...(move.touched.get(name) ?? [])];
    if (ids.length === 0) continue;
    const ask = async (client: pg.Client) => {
      const { rows } = await client.query<{ said: string }>(
        `select ${key} || ' ' || ${says} as said from ${name} where shop_id = $1 and ${key} = any($2::uuid[]) order by 1`,
        [move.shopId, ids],
      );
      return rows.map((row) => row.said).join();
    };
    const [here, there] = await Promise.all([ask(move.source), ask(move.target)]);
    if (here !== there) said.push(`balances of ${name} that have changed`);
  }
  return said;
}
