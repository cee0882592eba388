import type { StoredConvenienceStore } from '@crossdock/contract/addresses/shapes.ts';
import type { WrittenAddress } from '@crossdock/domain/addresses/line.ts';
import type { Region } from '@crossdock/domain/regions.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';

/** An address from the file, in the columns in which it is stored. */
export interface AddressColumns extends WrittenAddress {
  readonly deliveryType: 2 | 3;
  readonly consignee: string;
  readonly areaCode: string;
  readonly phone: string;
  readonly country: Region | '';
  readonly areaId: string | null;
  readonly pickupPointId: string | null;
  /** A store of a chain such as 7-11, with its collector. */
  readonly store: StoredConvenienceStore | null;
}

/** The columns of a stored address that a row of the file changes. */
export const addressColumns = [
  'deliveryType',
  'consignee',
  'areaCode',
  'phone',
  'country',
  'province',
  'city',
  'area',
  'areaId',
  'street',
  'detail',
  'zip',
  'pickupPointId',
] as const satisfies readonly (keyof AddressColumns)[];

export function addressesOf(tx: Tx, ids: readonly string[]) {
  return tx.all(
    fromShop(tx, 'addresses', { id: sql<string>`any(${[...ids]}::uuid[])` })
      .select(['id', 'memberId', ...addressColumns, 'store'])
      .where('deletedAt', 'is', null),
  );
}

/** Pickup points of the shop, without convenience stores, by their codes. */
export async function shopPickupPointsByCode(tx: Tx, codes: readonly string[]) {
  const rows = await tx.all(
    fromShop(tx, 'pickupPoints')
      .select(['id', 'code', 'country', 'province', 'city', 'area', 'zip'])
      .where('kind', '<>', 'convenienceStore')
      .where('code', '=', sql<string>`any(${[...new Set(codes)]}::text[])`),
  );
  return new Map(rows.map((row) => [row.code, row]));
}
