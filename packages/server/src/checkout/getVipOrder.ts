import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { vipById } from '../vipOrders/list.store.ts';
import { vipCardOf } from '../vipOrders/view.ts';
import { vipDetailsOf } from './vipDetails.ts';

export const getVipOrder: Handler<'getVipOrder'> = async (tx, actor, { id }) => {
  const row = await vipById(tx, id, actor.memberId);
  if (row === undefined) return refuse('row.notFound');
  return vipDetailsOf(tx, row, vipCardOf(row, actor.lang), actor.lang);
};
