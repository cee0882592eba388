import type { addressCalls } from '@crossdock/contract/addresses/calls.ts';
import { listedStore } from '@crossdock/contract/addresses/storeList.ts';
import { isRefusal, type Refusal, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import { prepared } from '../platform/handler.ts';
import { recordsOf, type SheetRecord } from '../platform/sheetColumns.ts';
import { readSheetRows } from '../platform/sheetReader.ts';
import { type StoreColumn, storeColumns } from './storeColumns.ts';
import { type KnownPoint, type ListedStore, pointsByNumber } from './storeList.store.ts';

type Problem = Refusal<'address.storeRow' | 'address.storeTwice' | 'address.storeNumberTaken'>;

export const previewStores = prepared<(typeof addressCalls)['previewStores']>()({
  prepare: async (outside, actor, input) => {
    const read = await readSheetRows(outside, input.file, maxSheetRows.stores);
    return isRefusal(read) ? read : recordsOf(read, storeColumns, actor.lang);
  },
  handle: async (tx, actor, input, _services, records) => {
    const stores = records.map((record) => ({ row: record.row, ...storeIn(record) }));
    const numbers = stores.map(({ store }) => store.number);
    const known = new Map((await pointsByNumber(tx, numbers)).map((point) => [point.code, point]));
    const firstRow = new Map<string, number>();
    const rows = stores.map(({ row, store, valid }) => {
      const repeats = firstRow.get(store.number);
      if (repeats === undefined) firstRow.set(store.number, row);
      const point = known.get(store.number);
      const problem = problemOf({ valid, repeats, point, country: input.country });
      return {
        row,
        ...store,
        effect: effectOf(store, point),
        problem: problem ? { error: problem.refused, message: refusalMessage(problem, actor.lang) } : null,
      };
    });
    const bad = rows.filter((row) => row.problem !== null).length;
    return { rows, good: rows.length - bad, bad, at: tx.now };
  },
});

/** The row as a store; what is no store keeps its texts, so that the preview shows them. */
function storeIn(record: SheetRecord<StoreColumn>): { store: ListedStore; valid: boolean } {
  const { row: _row, ...fields } = record;
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
