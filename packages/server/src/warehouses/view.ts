import type { Lang } from '@crossdock/contract/wire/values.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import { type PlaceholderValues, receivingAddress } from '@crossdock/domain/warehouses/placeholders.ts';
import type { WarehouseRow } from './store.ts';

/** A warehouse's address for the member, with every placeholder filled in. */
export function receivingAddressOf(row: WarehouseRow, values: PlaceholderValues, lang: Lang) {
  return {
    ...row,
    name: warehouseNameIn(lang, row),
    ...receivingAddress(row, values),
  };
}

/**
 * The values of a member's placeholders. They are short codes, because a member's UUID would not be readable or
 * typeable on a label.
 */
export function placeholderValuesOf(member: {
  simpleCode: string;
  randomName: string;
  name: string;
}): PlaceholderValues {
  return {
    memberId: member.simpleCode,
    randomName: member.randomName,
    userName: member.name,
    alias: member.randomName,
  };
}

export function staffWarehouseOf(row: WarehouseRow) {
  return {
    ...row,
    names: { zh: '', tw: '', en: '', ...row.names },
    storage: { ...row.storage, laterRates: [...(row.storage.laterRates ?? [])] },
    closedDays: [...row.closedDays],
  };
}
