import type { Handler } from '../platform/handler.ts';
import { staffMayLeaveOut } from './leaveOutAsAgreed.ts';
import { problemsInOrder } from './store.ts';
import { problemOf, problemReader } from './view.ts';

export const listProblemsOfOrder: Handler<'listProblemsOfOrder'> = async (tx, actor, input, services) => {
  const { orderId } = input;
  const rows = await problemsInOrder(tx, orderId);
  const reader = problemReader(actor, services, tx.now);
  return {
    list: rows.map((row) => {
      const { id, type, state, description, blocks, answer } = problemOf(row, reader);
      const { courierNumber } = row;
      return {
        ...{ id, type, state, description, blocks, answer, courierNumber },
        mayLeaveOut: staffMayLeaveOut(tx, actor, row),
      };
    }),
  };
};
