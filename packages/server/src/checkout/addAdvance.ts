import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { insertAdvance } from '../orders/advances.store.ts';
import { isStaffFile } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { publish } from '../platform/realtime.ts';
import { lockAdvanceSubject, repriceOrder } from './advances.ts';

export const addAdvance: Handler<'addAdvance'> = async (tx, actor, input, services) => {
  const { of, amountMinor, reason, receiptFileId } = input;
  const bearer = await lockAdvanceSubject(tx, { of, id: input.id });
  if (isRefusal(bearer)) return bearer;
  if (!(await isStaffFile(tx, receiptFileId, 'receipt')))
    return refuse('advance.receipt', {}, 'receiptFileId');
  const id = newId();
  await insertAdvance(tx, {
    id,
    parcelId: of === 'parcel' ? input.id : null,
    orderId: of === 'order' ? input.id : null,
    amountMinor,
    reason,
    receiptFileId,
    createdBy: actor.staffId,
    createdAt: tx.now,
  });
  await publish(tx, 'parcels', bearer.memberId);
  if (bearer.order === undefined) return { id, totalMinor: null };
  const totalMinor = await repriceOrder(tx, actor, services, bearer.order);
  return isRefusal(totalMinor) ? totalMinor : { id, totalMinor };
};
