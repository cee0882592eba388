import { refuse } from '@crossdock/contract/refusals.ts';
import { ownsFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { isOwnParcel, storePurchaseProof } from './forecast.store.ts';

/**
 * Stores the proof of purchase, because customs may ask for the price. This is possible until the parcel leaves the
 * warehouse.
 */
export const setPurchaseVoucher: Handler<'setPurchaseVoucher'> = async (tx, actor, input) => {
  if (!(await ownsFiles(tx, actor.memberId, [input.proofFileId])))
    return refuse('parcel.proofUnknown', {}, 'proofFileId');
  if (!(await storePurchaseProof(tx, actor.memberId, input.id, input.proofFileId)))
    return refuse((await isOwnParcel(tx, actor.memberId, input.id)) ? 'parcel.voucherLate' : 'row.notFound');
  await publish(tx, 'parcels', actor.memberId);
  return { done: true };
};
