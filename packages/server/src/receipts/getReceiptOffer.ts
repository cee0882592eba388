import type { Handler } from '../platform/handler.ts';
import { endedMonths } from './view.ts';

export const getReceiptOffer: Handler<'getReceiptOffer'> = async (tx, { shop }) => {
  const { offered } = shop.settings.receipts;
  return { offered, months: offered ? endedMonths(tx.now, shop) : [] };
};
