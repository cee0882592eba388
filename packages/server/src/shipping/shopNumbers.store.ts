import { looksLikeReference } from '@crossdock/domain/reference.ts';
import type { Tx } from '../platform/db.ts';
import { findRows, fromShop } from '../platform/rows.ts';

/**
 * Those of the numbers that are our own: by check character, or because a parcel arrived with it. A match means that
 * a wrong label was scanned.
 */
export async function shopNumbersAmong(tx: Tx, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const wanted = [...numbers];
  const [orders, parcels] = await Promise.all([
    findRows(tx, 'orders', { number: wanted }, ['number']),
    tx.all(
      fromShop(tx, 'parcels')
        .select(['number', 'courierNumber'])
        .where((eb) => eb.or([eb('number', 'in', wanted), eb('courierNumber', 'in', wanted)])),
    ),
  ]);
  const stored = [
    ...orders.map((row) => row.number),
    ...parcels.flatMap((row) => [row.number, row.courierNumber]),
  ];
  const formed = wanted.filter(looksLikeReference);
  return new Set([...stored, ...formed]);
}
