import { refuse } from '@crossdock/contract/refusals.ts';
import { courierNumberProblem, normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { inWarehouseParcelStates } from '@crossdock/domain/parcels/states.ts';
import { prepareImage, storeImage } from '../platform/fileRows.ts';
import { withPreparation } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { addPhoto } from './desk.store.ts';
import { publishIfAwaited } from './isAwaitedByVipOrder.store.ts';
import { findStaffParcelRowByNumber } from './staffList.store.ts';
import { parcelViewContext, pictureOf } from './view.ts';

export const photographParcel = withPreparation<'photographParcel'>()({
  prepare: async (noTransaction, _actor, input, services) => {
    if (courierNumberProblem(normaliseCourierNumber(input.courierNumber)))
      return refuse('parcel.number', {}, 'courierNumber');
    const image = await prepareImage(noTransaction, services.files, input.file.bytes);
    return image ?? refuse('parcel.picture', {}, 'file');
  },
  handle: async (tx, actor, input, services, image) => {
    const parcel = await findStaffParcelRowByNumber(tx, normaliseCourierNumber(input.courierNumber));
    if (parcel === undefined || !inWarehouseParcelStates.includes(parcel.state))
      return refuse('parcel.notHere');
    if (input.parcelId !== undefined && input.parcelId !== parcel.id)
      return refuse('parcel.otherNumber', { number: parcel.courierNumber }, 'courierNumber');
    await storeImage(tx, { memberId: null, staffId: actor.staffId }, 'parcel', image);
    await Promise.all([
      addPhoto(tx, parcel.id, image.id, input.kind),
      publish(tx, 'parcels', parcel.memberId),
      publishIfAwaited(tx, parcel.id),
    ]);
    const photo = { fileId: image.id, kind: input.kind, createdAt: tx.now };
    return pictureOf(photo, parcelViewContext(actor, tx.now, services));
  },
});
