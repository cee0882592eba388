import type { orderDeskCalls } from '@crossdock/contract/orders/desk.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { SignProof } from '../orders/signProof.ts';
import { lockOrder, moveOrder } from '../orders/store.ts';
import { moveParcels, parcelsOfOrder } from '../parcels/store.ts';
import { areStaffFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { settleCashOnDelivery } from '../settlement/cashOnDelivery.ts';

export const signForOrder: Handler<(typeof orderDeskCalls)['signForOrder']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const order = await lockOrder(tx, input.orderId);
  if (!order) return refuse('row.notFound');
  if (!(await areStaffFiles(tx, input.fileIds))) return refuse('order.photoUnknown', {}, 'fileIds');
  const { signer, note, fileIds } = input;
  const proof: SignProof = { by: 'staff', signer, note, fileIds };
  const changes = { signedAt: tx.now, signProof: JSON.stringify(proof) };
  if (!(await moveOrder(tx, actor, order, 'sign', changes))) return refuse('order.wrongState');
  const parcels = await parcelsOfOrder(tx, order.id);
  await moveParcels(
    tx,
    actor,
    parcels.map((parcel) => parcel.id),
    'sign',
  );
  const collectedMinor = await settleCashOnDelivery(tx, actor, services, order);
  return { number: order.number, state: 'signed', collectedMinor };
};
