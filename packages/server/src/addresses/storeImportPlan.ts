import { listedStore } from '@crossdock/contract/addresses/storeList.ts';
import { type Refusal, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Tx } from '../platform/db.ts';
import { type KnownPoint, type ListedStore, pointsByNumber } from './storeList.store.ts';

type Problem = Refusal<'address.storeRow' | 'address.storeTwice' | 'address.storeNumberTaken'>;

/** A row of a list, from a file or from a provider. */
export interface StoreListRow {
  readonly row: number;
  readonly fields: ListedStore;
}

/** Answers for each row what the import would do, or why the row is refused; writes nothing. */
export async function planStoreImport(tx: Tx, records: readonly StoreListRow[], country: string, lang: Lang) {
  const stores = records.map(({ row, fields }) => ({ row, ...storeIn(fields) }));
  const numbers = stores.map(({ store }) => store.number);
  const known = new Map((await pointsByNumber(tx, numbers)).map((point) => [point.code, point]));
  const firstRow = new Map<string, number>();
  const rows = stores.map(({ row, store, valid }) => {
    const repeats = firstRow.get(store.number);
    if (repeats === undefined) firstRow.set(store.number, row);
    const point = known.get(store.number);
    const problem = problemOf({ valid, repeats, point, country });
    return {
      row,
      ...store,
      effect: effectOf(store, point),
      problem: problem ? { error: problem.refused, message: refusalMessage(problem, lang) } : null,
    };
  });
  const bad = rows.filter((row) => row.problem !== null).length;
  return { rows, good: rows.length - bad, bad, at: tx.now };
}

/** The row as a store. An invalid row keeps its texts for the preview. */
function storeIn(fields: ListedStore): { store: ListedStore; valid: boolean } {
  const store = { ...fields, number: fields.number.normalize('NFKC').toUpperCase() };
  const parsed = listedStore.safeParse(store);
  return parsed.success ? { store: parsed.data, valid: true } : { store, valid: false };
}

function problemOf(found: {
  valid: boolean;
  repeats: number | undefined;
  point: KnownPoint | undefined;
  country: string;
}): Problem | undefined {
  const { valid, repeats, point, country } = found;
  if (!valid) return refuse('address.storeRow');
  if (repeats !== undefined) return refuse('address.storeTwice', { row: repeats });
  const ours = point !== undefined && (point.kind !== 'convenienceStore' || point.country !== country);
  return ours ? refuse('address.storeNumberTaken') : undefined;
}

const compared = ['name', 'city', 'area', 'address', 'zip', 'phone'] as const;

function effectOf(store: ListedStore, point: KnownPoint | undefined): 'new' | 'changed' | 'same' {
  if (point === undefined) return 'new';
  return point.active && compared.every((field) => store[field] === point[field]) ? 'same' : 'changed';
}
