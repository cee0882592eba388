import { refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { handOver } from './handOver.ts';
import { checkShipmentRows } from './shipmentRows.ts';

/**
 * Rows are checked again under lock: what the preview saw may have changed. Members are gone through in id order, so
 * that two imports at once never wait for each other's counters.
 */
export const importShipments: Handler<'importShipments'> = async (tx, actor, input) => {
  const checked = await checkShipmentRows(tx, input.rows, { lock: true, rowOf: (at) => at + 1 });
  const problems = new Map(checked.map((row) => [row, row.problem]));
  const inMemberOrder = [...checked].sort((a, b) =>
    (a.order?.memberId ?? '') < (b.order?.memberId ?? '') ? -1 : 1,
  );
  for (const row of inMemberOrder) {
    const { order, carrier, forwardingNumber, number } = row;
    if (row.problem || !order || !carrier) continue;
    if (!(await handOver(tx, actor, order, { forwardingNumber, carrier })))
      problems.set(row, refuse('order.notToShip', { number }));
  }
  return {
    list: checked.map((row) => {
      const problem = problems.get(row);
      const message = problem ? refusalMessage(problem, actor.lang) : '';
      return { number: row.number, shipped: problem === undefined, message };
    }),
  };
};
