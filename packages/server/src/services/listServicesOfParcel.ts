import { refuse } from '@crossdock/contract/refusals.ts';
import { normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { freePhotosLeft } from '@crossdock/domain/services/price.ts';
import { findMineByNumber } from '../parcels/detail.store.ts';
import type { Handler } from '../platform/handler.ts';
import { freePhotosTaken, tasksOf } from './store.ts';
import { taskOf, taskReader } from './view.ts';

export const listServicesOfParcel: Handler<'listServicesOfParcel'> = async (tx, actor, input, services) => {
  const parcel = await findMineByNumber(tx, actor.memberId, normaliseCourierNumber(input.courierNumber));
  if (parcel === undefined) return refuse('row.notFound');
  const [rows, taken] = await Promise.all([
    tasksOf(tx, { parcelIds: [parcel.id] }),
    freePhotosTaken(tx, parcel.id),
  ]);
  const reader = taskReader(actor, services, tx.now);
  const mine = rows.filter(({ memberId }) => memberId === actor.memberId);
  return {
    list: mine.map((row) => taskOf(row, reader)).reverse(),
    freePhotosLeft: freePhotosLeft('photo', actor.shop.settings.freePhotos, taken),
  };
};
