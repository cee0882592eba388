import { sheetWords } from '@crossdock/contract/addresses/words.ts';
import type { SheetColumn } from '../platform/sheetColumns.ts';

export type StoreColumn = 'number' | 'name' | 'city' | 'area' | 'address' | 'zip' | 'phone';

const column = (name: StoreColumn, needed: boolean): SheetColumn<StoreColumn> => ({
  name,
  heads: sheetWords[`addresses.sheet.${name}`],
  needed,
});

export const storeColumns: readonly SheetColumn<StoreColumn>[] = [
  column('number', true),
  column('name', true),
  column('city', false),
  column('area', false),
  column('address', true),
  column('zip', false),
  column('phone', false),
];

/**
 * A 7-11 store in Taiwan as the map returns it, with six digits; undefined for anything else. The provider may leave
 * out name and address, because the number identifies the store.
 */
export function parseStoreFromMap(fields: { number: string; name: string; address: string }) {
  const number = fields.number.trim();
  if (!/^\d{6}$/.test(number)) return undefined;
  const [name, address] = [fields.name.trim().slice(0, 100), fields.address.trim().slice(0, 300)];
  return { number, name: name === '' ? `7-11 ${number}` : name, address };
}
