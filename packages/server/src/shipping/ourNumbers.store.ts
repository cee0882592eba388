import { isOwnNumber } from '@crossdock/domain/reference.ts';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/**
 * Which of these are numbers of ours: by their check character, or a courier number under which
 * something came to us. A label that was scanned instead of the carrier's is one of them.
 */
export async function numbersOfOurs(tx: Tx, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const wanted = [...numbers];
  const [orders, parcels] = await Promise.all([
    tx.all(
      db.selectFrom('orders').select('number').where('shopId', '=', tx.shopId).where('number', 'in', wanted),
    ),
    tx.all(
      db
        .selectFrom('parcels')
        .select(['number', 'courierNumber'])
        .where('shopId', '=', tx.shopId)
        .where((eb) => eb.or([eb('number', 'in', wanted), eb('courierNumber', 'in', wanted)])),
    ),
  ]);
  const stored = [
    ...orders.map((row) => row.number),
    ...parcels.flatMap((row) => [row.number, row.courierNumber]),
  ];
  const formed = wanted.filter(isOwnNumber);
  return new Set([...stored, ...formed]);
}
