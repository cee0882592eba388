import type pg from 'pg';
import { quoteIdentifier } from './backup.ts';
import { Batch, type Statement, type StatementResult } from './batch.ts';
import { everyNodeSettingsSql } from './citus.ts';
import {
  type LoggedChange,
  logPositionText,
  parseLogPosition,
  ReplicationLogParser,
} from './loggedChanges.ts';
import type { ConnectedMove, ShopMove } from './movingShop.ts';

const another = 'Another command moves this shop, or has just given its move up.';

/** How many changes of a node's log are read and applied at once. */
const changesAtOnce = 5_000;

/** The end of the log: later writes come after it, and everything before it can be read. */
export async function logEndPosition({ node }: ConnectedMove): Promise<string> {
  // The standby snapshot in the log is a position at which repeated reads of the log can start, so that they stay
  // short.
  const { rows } = await node.client.query<{ at: string }>(
    `select pg_logical_emit_message(false, 'crossdock', pg_log_standby_snapshot()::text, true)::text as at`,
  );
  return rows[0]?.at ?? '';
}

/** The log position up to which changes were applied in the target; undefined if the rows were not copied. */
export async function appliedPosition({ target, shopId }: ShopMove): Promise<string | undefined> {
  const { rows } = await target.query<{ applied: string }>(
    'select applied from shop_moves where shop_id = $1',
    [shopId],
  );
  return rows[0]?.applied;
}

/**
 * Applies the shop's changes up to a log position in the target, and answers how many rows changed. The
 * reached position is stored in the same transaction and shard, so a repeat after a kill applies nothing
 * twice.
 */
export async function applyChangesUpTo(
  move: ConnectedMove,
  until: string,
  goOn: () => Promise<void> | void,
): Promise<number> {
  const { node, name } = move;
  const reader = new ReplicationLogParser();
  const advance = (to: string) => node.client.query('select pg_replication_slot_advance($1, $2)', [name, to]);
  const begun = await appliedPosition(move);
  if (begun === undefined) throw new Error(another);
  let [applied, done] = [begun, 0];
  for (let isAll = false; !isAll; ) {
    await goOn();
    const { rows } = await node.client.query<{ data: Buffer }>(
      `select data from pg_logical_slot_peek_binary_changes($1::text::name, $2, $3, 'proto_version', '1', 'publication_names', $1::text)`,
      [name, until, changesAtOnce],
    );
    isAll = rows.length < changesAtOnce;
    const transactions = reader.read(rows.map(({ data }) => data));
    const [last] = transactions.slice(-1);
    // After a crash, a server may send transactions again that were applied before.
    const due = transactions.filter(({ end }) => end > parseLogPosition(applied));
    const changes = due.flatMap((one) => one.changes);
    if (last !== undefined && changes.length > 0) {
      const upTo = logPositionText(last.end);
      await apply(move, changes, { from: applied, upTo });
      for (const change of changes) note(move, change);
      applied = upTo;
      done += changes.length;
    }
    if (!isAll && last !== undefined) await advance(logPositionText(last.end));
  }
  await advance(parseLogPosition(until) > parseLogPosition(applied) ? until : applied);
  return done;
}

async function apply(
  move: ConnectedMove,
  changes: readonly LoggedChange[],
  { from, upTo }: { from: string; upTo: string },
): Promise<void> {
  const { target, shopId, node } = move;
  await target.query('begin');
  try {
    await target.query(everyNodeSettingsSql);
    // Triggers and foreign keys are disabled, because their effects are among the changes.
    await target.query('set local session_replication_role = replica');
    await send(
      target,
      changes.flatMap((change) => statementForChange(change, node.tableOf) ?? []),
    );
    const { rowCount } = await target.query(
      'update shop_moves set applied = $3 where shop_id = $1 and applied = $2',
      [shopId, from, upTo],
    );
    if (rowCount !== 1) throw new Error(another);
    await target.query('commit');
  } catch (error) {
    await target.query('rollback');
    throw error;
  }
}

/** Throws if a statement does not change exactly its one row. */
async function send(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  const answers = await new Promise<readonly StatementResult[]>((resolve, reject) => {
    client.query(new Batch(client, statements, (all, failure) => (failure ? reject(failure) : resolve(all))));
  });
  const missed = answers.findIndex(({ tag }) => !tag.endsWith(' 1'));
  if (missed !== -1)
    throw new Error(
      `The copy differs: a row that was changed is not there once (${answers[missed]?.tag} of ${statements[missed]?.text.slice(0, 60)}).`,
    );
}

/** Remembers which balances changed, for the comparison during the pause. */
function note({ touched, node }: ConnectedMove, { table, before, after }: LoggedChange): void {
  const ids = touched.get(node.tableOf.get(table.name) ?? '');
  if (ids === undefined) return;
  for (const cells of [before, after])
    for (const [at, { name, isKey }] of table.columns.entries()) {
      const value = cells?.[at];
      if (isKey && name !== 'shop_id' && typeof value === 'string') ids.add(value);
    }
}

/** The name of each statement text. A text cannot be the name, because names have a maximum length. */
const nameOf = new Map<string, string>();

function named(text: string, values: (string | null)[]): Statement {
  const name = nameOf.get(text) ?? `follow_${nameOf.size}`;
  nameOf.set(text, name);
  return { name, text, values, isForeign: true };
}

export function statementForChange(
  { table, before, after }: LoggedChange,
  tableOf: ReadonlyMap<string, string>,
): Statement | undefined {
  const name = tableOf.get(table.name);
  if (name === undefined) throw new Error(`The log has changes of ${table.name}, which is not moved.`);
  const values: (string | null)[] = [];
  const given = (value: string | null) => `$${values.push(value)}`;
  /** The columns for which the log contains a value. */
  const said = (cells: LoggedChange['after'] = []) =>
    table.columns.flatMap(({ name: column, isKey }, at) => {
      const value = cells[at];
      return value === undefined ? [] : [{ column: quoteIdentifier(column), isKey, value }];
    });
  if (before === undefined) {
    const all = said(after);
    const list = all.map(({ column }) => column).join(', ');
    return named(
      `insert into ${quoteIdentifier(name)} (${list}) values (${all.map(({ value }) => given(value)).join(', ')})`,
      values,
    );
  }
  const key = said(before).filter(({ isKey }) => isKey);
  const isSameKey = after === before;
  const set = said(after)
    // `shop_id` is not set, because rows never move between shops.
    .filter(({ column, isKey }) => column !== '"shop_id"' && !(isKey && isSameKey))
    .map(({ column, value }) => `${column} = ${given(value)}`);
  const where = key.map(({ column, value }) => `${column} = ${given(value)}`).join(' and ');
  if (after === undefined) return named(`delete from ${quoteIdentifier(name)} where ${where}`, values);
  if (set.length === 0) return undefined;
  return named(`update ${quoteIdentifier(name)} set ${set.join(', ')} where ${where}`, values);
}
