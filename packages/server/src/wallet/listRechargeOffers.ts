import type { Handler } from '../platform/handler.ts';
import { listOffers } from './offers.store.ts';

export const listRechargeOffers: Handler<'listRechargeOffers'> = async (tx) => {
  const rows = await listOffers(tx);
  const list = rows.map((row) => ({
    id: row.id,
    amountMinor: row.amountMinor,
    bonusMinor: row.bonusMinor,
    validFrom: row.validFrom,
    validTo: row.validTo,
    ended: !row.active,
    open: row.active && row.validFrom <= tx.now && (row.validTo === null || row.validTo > tx.now),
  }));
  return { list: list.sort((one, other) => Number(other.open) - Number(one.open)) };
};
