import { listedStore } from '@crossdock/contract/addresses/storeList.ts';
import { sheetWords } from '@crossdock/contract/addresses/words.ts';
import type { Column } from '../platform/sheetColumns.ts';

export type StoreColumn = 'number' | 'name' | 'city' | 'area' | 'address' | 'zip' | 'phone';

const column = (name: StoreColumn, needed: boolean): Column<StoreColumn> => ({
  name,
  heads: sheetWords[`addresses.sheet.${name}`],
  needed,
});

export const storeColumns: readonly Column<StoreColumn>[] = [
  column('number', true),
  column('name', true),
  column('city', false),
  column('area', false),
  column('address', true),
  column('zip', false),
  column('phone', false),
];

/** A store of 7-11 in Taiwan, as a map names it: six digits; undefined where it cannot be one. */
export function storeFromMap(fields: { number: string; name: string; address: string }) {
  const store = listedStore.safeParse(fields).data;
  if (store === undefined || !/^\d{6}$/.test(store.number)) return undefined;
  return { number: store.number, name: store.name, address: store.address };
}
