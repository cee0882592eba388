import { refuse } from '@crossdock/contract/refusals.ts';
import { normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import type { Handler } from '../platform/handler.ts';
import { findMineByNumber, photosOf } from './detail.store.ts';
import { parcelViewContext, pictureOf } from './view.ts';

export const getParcelPictures: Handler<'getParcelPictures'> = async (tx, actor, input, services) => {
  const parcel = await findMineByNumber(tx, actor.memberId, normaliseCourierNumber(input.courierNumber));
  if (parcel === undefined) return refuse('row.notFound');
  const viewer = parcelViewContext(actor, tx.now, services);
  const photos = await photosOf(tx, parcel.id);
  return {
    courierNumber: parcel.courierNumber,
    state: parcel.state,
    pictures: photos.map((photo) => pictureOf(photo, viewer)),
  };
};
