import type { rechargeOfferCalls } from '@crossdock/contract/payments/rechargeOffers.ts';
import type { Handler } from '../platform/handler.ts';
import { listOffers } from './offers.store.ts';

export const listRechargeOffers: Handler<(typeof rechargeOfferCalls)['listRechargeOffers']> = async (tx) => {
  const rows = await listOffers(tx);
  const list = rows.map((row) => ({
    id: row.id,
    amountMinor: row.amount_minor,
    bonusMinor: row.bonus_minor,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    ended: !row.active,
    open: row.active && row.valid_from <= tx.now && (row.valid_to === null || row.valid_to > tx.now),
  }));
  return { list: list.sort((one, other) => Number(other.open) - Number(one.open)) };
};
