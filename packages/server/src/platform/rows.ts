import type { InsertObject, UpdateObject } from 'kysely';
import type { Tx } from './db.ts';
import { type Comparables, ofShop } from './ofShop.ts';
import { rowBuilder } from './query.ts';
import type { Schema } from './schema.gen.ts';

type Table = keyof Schema;
type Values = Readonly<Record<string, unknown>>;
/** Values that the table's columns may be compared with, as `ofShop` takes them. */
type ValuesOf<T extends Table, C> = C & (C extends Comparables<Schema, T, C> ? unknown : never);
/** A row without the shop, which the transaction knows. Columns with a default may be left out. */
type NewRow<T extends Table> = Omit<InsertObject<Schema, T>, 'shopId'>;

const inserted = ({ shopId }: Tx, table: string, row: Values) =>
  rowBuilder.insertInto(table).values({ ...row, shopId });

/** Inserts a row of the shop: `insertRow(tx, 'talkAnswers', { id, staffId, askedAt })`. Throws if a unique index has its values. */
export async function insertRow<T extends Table>(tx: Tx, table: T, row: NewRow<T>): Promise<void> {
  await tx.run(inserted(tx, table, row));
}

/** Inserts a row of the shop; false, and nothing happens, if any unique index has its values. */
export function insertIfNew<T extends Table>(tx: Tx, table: T, row: NewRow<T>): Promise<boolean> {
  return tx.changes(inserted(tx, table, row).onConflict((conflict) => conflict.doNothing()));
}

/**
 * Writes the row that the shop has once for this key, whether it is there or not:
 * `putRow(tx, 'statementMaps', { bankAccountId }, { encoding, map, changedAt })`.
 */
export async function putRow<T extends Table, K extends Partial<NewRow<T>>>(
  tx: Tx,
  table: T,
  key: K,
  row: Omit<NewRow<T>, keyof K>,
): Promise<void> {
  const columns = ['shopId', ...Object.keys(key)];
  await tx.run(
    inserted(tx, table, { ...key, ...row }).onConflict((conflict) =>
      conflict.columns(columns).doUpdateSet(row),
    ),
  );
}

type TableWithId = { [T in Table]: 'id' extends keyof Schema[T] ? T : never }[Table];

/** Changes the shop's row with this id: `changeRow(tx, 'staff', id, { name })`. Answers 0 if there is none, else 1. */
export function changeRow<T extends TableWithId>(
  tx: Tx,
  table: T,
  id: string,
  changes: UpdateObject<Schema, T>,
): Promise<number> {
  const name: string = table;
  return tx.run(rowBuilder.updateTable(name).set(changes).where(ofShop(tx, { id })));
}

/** Changes the shop's rows with these values: `changeRows(tx, 'moveRows', { importId }, { expiresAt })`. Answers how many. */
export function changeRows<T extends Table, const C extends Values>(
  tx: Tx,
  table: T,
  which: ValuesOf<T, C>,
  changes: UpdateObject<Schema, T>,
): Promise<number> {
  const [name, values]: [string, Values] = [table, which];
  return tx.run(rowBuilder.updateTable(name).set(changes).where(ofShop(tx, values)));
}

/** Deletes the shop's rows with these values: `deleteRows(tx, 'passkeys', { id, memberId })`. Answers how many. */
export function deleteRows<T extends Table, const C extends Values>(
  tx: Tx,
  table: T,
  which: ValuesOf<T, C>,
): Promise<number> {
  const [name, values]: [string, Values] = [table, which];
  return tx.run(rowBuilder.deleteFrom(name).where(ofShop(tx, values)));
}
