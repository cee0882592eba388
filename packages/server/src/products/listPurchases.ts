import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { purchaseLines, searchPurchases } from './purchases.store.ts';
import { purchaseOf, readerOf } from './view.ts';

export const listPurchases: Handler<'listPurchases'> = async (tx, actor, input, services) => {
  const page = await searchPurchases(tx, { ...input, memberId: actor.memberId });
  const lines = await purchaseLines(tx, fieldOf(page.list, 'id'));
  const reader = readerOf(tx, actor, services);
  return { ...page, list: page.list.map((row) => purchaseOf(row, lines, reader)) };
};
