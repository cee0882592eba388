import { refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import { currentPackages } from '../orders/packages.store.ts';
import { lockOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { checkShipmentRows } from './shipmentRows.ts';
import { shipPackages } from './shipPackages.ts';

/**
 * Ships rows of a sheet. They are checked again under lock, because data may have changed since the preview.
 * Members are handled in id order, so that two imports never deadlock on counters.
 */
export const importShipments: Handler<'importShipments'> = async (tx, actor, input) => {
  const checked = await checkShipmentRows(tx, input.rows, { lock: true, rowOf: (at) => at + 1 });
  const problems = new Map(checked.map((row) => [row, row.problem]));
  const inMemberOrder = [...checked].sort((a, b) =>
    (a.order?.memberId ?? '') < (b.order?.memberId ?? '') ? -1 : 1,
  );
  for (const row of inMemberOrder) {
    const { carrier, forwardingNumber, number } = row;
    if (row.problem || !row.order || !carrier) continue;
    // Reads the order again, because earlier rows may have shipped other packages of it.
    const order = (await lockOrder(tx, row.order.id)) ?? row.order;
    const all = await currentPackages(tx, order);
    const ids = new Set(row.chosen.map(({ id }) => id));
    const chosen = all.filter(({ id }) => ids.has(id));
    if (!(await shipPackages(tx, actor, order, { forwardingNumber, carrier, all, chosen })))
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
