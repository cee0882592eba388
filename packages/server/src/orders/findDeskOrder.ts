import { refuse } from '@crossdock/contract/refusals.ts';
import { packageNumberIn } from '@crossdock/domain/orders/packages.ts';
import { referenceIn } from '@crossdock/domain/reference.ts';
import { reportedTransferByOrder, reportedTransfersOfOrders } from '../payments/reported.store.ts';
import type { Handler } from '../platform/handler.ts';
import { deskOrderByNumber } from './desk.store.ts';
import { deskReaderOf } from './deskReader.ts';
import { deskOrderOf } from './deskView.ts';
import { packersOf } from './packers.store.ts';

export const findDeskOrder: Handler<'findDeskOrder'> = async (tx, actor, input, services) => {
  const written = input.number.normalize('NFKC').toUpperCase();
  const row = await deskOrderByNumber(tx, {
    number: packageNumberIn(written)?.number ?? referenceIn('CD', written) ?? written,
    written,
  });
  if (!row) return refuse('order.unknownNumber', { number: input.number }, 'number');
  const [reported, packers] = await Promise.all([
    reportedTransfersOfOrders(tx, [row.id]),
    packersOf(tx, [row.id]),
  ]);
  const beside = { transferOn: reportedTransferByOrder(reported), packers };
  return deskOrderOf(row, deskReaderOf(actor, services, tx.now), beside);
};
