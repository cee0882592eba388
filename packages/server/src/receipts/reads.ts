import type { Handler } from '../platform/handler.ts';
import { periodOfMonth, requestedPeriod } from '../platform/requestedPeriod.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { listReceiptRows } from './list.store.ts';
import { endedStatementMonths } from './view.ts';

export const getReceiptOffer: Handler<'getReceiptOffer'> = async (tx, { shop }) => {
  const { offered } = shop.settings.receipts;
  return { offered, months: offered ? endedStatementMonths(tx.now, shop) : [] };
};

export const getReceiptSettings: Handler<'getReceiptSettings'> = async (tx) =>
  (await currentSettings(tx)).receipts;

export const listReceipts: Handler<'listReceipts'> = async (tx, actor, input) => {
  const { month, fromDay, toDay, ...filters } = input;
  const issued = month === undefined ? undefined : periodOfMonth(month, actor.shop);
  const made = requestedPeriod({ fromDay, toDay }, actor.shop);
  const page = await listReceiptRows(tx, { ...filters, issued, made });
  return { ...page, list: page.list.map(({ sequence: _, ...row }) => row) };
};
