import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { addWarehouseInput } from '@crossdock/contract/warehouses/desk.ts';
import { placeholderNames, unknownPlaceholder } from '@crossdock/domain/warehouses/placeholders.ts';
import type { z } from 'zod';
import type { WarehouseFields } from './store.ts';

/**
 * The columns of a warehouse that staff entered. A mistyped placeholder is refused, because it would be printed on
 * every member's label.
 */
export function warehouseFieldsOf(
  input: z.output<typeof addWarehouseInput>,
): WarehouseFields | Refusal<'warehouse.placeholder'> {
  for (const field of ['linkman', 'address'] as const) {
    const placeholder = unknownPlaceholder(input[field]);
    if (placeholder !== undefined) {
      const known = placeholderNames.map((name) => `{${name}}`).join(' ');
      return refuse('warehouse.placeholder', { placeholder, known }, field);
    }
  }
  const { code, name, names, linkman, phone, address, zip, freeStorageDays, storage } = input;
  const ofShelf = {
    names: JSON.stringify(names),
    freeStorageDays,
    storage: JSON.stringify(storage),
    closedDays: JSON.stringify([...new Set(input.closedDays)].sort()),
  };
  return { code, name, linkman, phone, address, zip, ...ofShelf };
}
