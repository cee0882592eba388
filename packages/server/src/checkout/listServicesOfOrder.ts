import { refuse } from '@crossdock/contract/refusals.ts';
import { findOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { tasksOf } from '../services/store.ts';
import { taskOf, taskReader } from '../services/view.ts';

export const listServicesOfOrder: Handler<'listServicesOfOrder'> = async (tx, actor, input, services) => {
  const { orderId } = input;
  if ((await findOrderOf(tx, actor.memberId, orderId)) === undefined) return refuse('row.notFound');
  const reader = taskReader(actor, services, tx.now);
  const rows = await tasksOf(tx, { orderId });
  return { list: rows.map((row) => taskOf(row, reader)).reverse() };
};
