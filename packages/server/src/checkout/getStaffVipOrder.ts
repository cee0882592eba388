import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { vipById } from '../vipOrders/list.store.ts';
import { staffVipCardOf } from '../vipOrders/view.ts';
import { vipDetailsOf } from './vipDetails.ts';

export const getStaffVipOrder: Handler<'getStaffVipOrder'> = async (tx, actor, { id }) => {
  const row = await vipById(tx, id);
  if (row === undefined) return refuse('row.notFound');
  return vipDetailsOf(tx, row, staffVipCardOf(row, actor.lang), actor.lang);
};
