import type { Handler } from '../platform/handler.ts';
import { countsOfMember, pickupsOfMember } from './store.ts';
import { pickTaskOf, pickupReader } from './view.ts';

export const getPickTaskList: Handler<'getPickTaskList'> = async (tx, actor, input, services) => {
  const [page, counts] = await Promise.all([
    pickupsOfMember(tx, actor.memberId, input),
    countsOfMember(tx, actor.memberId),
  ]);
  const reader = pickupReader(actor, services, tx.now);
  return { ...page, counts, list: page.list.map((row) => pickTaskOf(row, reader)) };
};
