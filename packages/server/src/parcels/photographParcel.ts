import { refuse } from '@crossdock/contract/refusals.ts';
import { courierNumberProblem, normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { inWarehouse } from '@crossdock/domain/parcels/states.ts';
import { keepImage, prepareImage } from '../platform/fileRows.ts';
import { prepared } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { mayComplete } from './awaited.store.ts';
import { addPhoto } from './desk.store.ts';
import { findRowByNumber } from './staffList.store.ts';
import { pictureOf, viewing } from './view.ts';

export const photographParcel = prepared<'photographParcel'>()({
  prepare: async (noTransaction, _actor, input, services) => {
    if (courierNumberProblem(normaliseCourierNumber(input.courierNumber)))
      return refuse('parcel.number', {}, 'courierNumber');
    const image = await prepareImage(noTransaction, services.files, input.file.bytes);
    return image ?? refuse('parcel.picture', {}, 'file');
  },
  handle: async (tx, actor, input, services, image) => {
    const parcel = await findRowByNumber(tx, normaliseCourierNumber(input.courierNumber));
    if (parcel === undefined || !inWarehouse.includes(parcel.state)) return refuse('parcel.notHere');
    if (input.parcelId !== undefined && input.parcelId !== parcel.id)
      return refuse('parcel.otherNumber', { number: parcel.courierNumber }, 'courierNumber');
    await keepImage(tx, { memberId: null, staffId: actor.staffId }, 'parcel', image);
    await Promise.all([
      addPhoto(tx, parcel.id, image.id, input.kind),
      publish(tx, 'parcels', parcel.memberId),
      mayComplete(tx, parcel.id),
    ]);
    const photo = { fileId: image.id, kind: input.kind, createdAt: tx.now };
    return pictureOf(photo, viewing(actor, tx.now, services));
  },
});
