import type { parcelCalls } from '@crossdock/contract/parcels.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { courierNumberProblem, normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { inWarehouse } from '@crossdock/domain/parcels/states.ts';
import { storeImage } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { hint } from '../platform/realtime.ts';
import { addPhoto } from './desk.store.ts';
import { findRowByNumber } from './staffList.store.ts';
import { pictureOf, viewing } from './view.ts';

export const photographParcel: Handler<(typeof parcelCalls)['photographParcel']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const billCode = normaliseCourierNumber(input.billCode);
  if (courierNumberProblem(billCode)) return refuse('parcel.number', {}, 'billCode');
  const parcel = await findRowByNumber(tx, billCode);
  if (parcel === undefined || !inWarehouse.includes(parcel.state)) return refuse('parcel.notHere');
  const owner = { memberId: null, staffId: actor.staffId };
  const stored = await storeImage(tx, services.files, owner, 'parcel', input.file.bytes);
  if (stored === undefined) return refuse('parcel.picture', {}, 'file');
  await Promise.all([addPhoto(tx, parcel.id, stored.id, input.kind), hint(tx, 'parcels', parcel.member_id)]);
  const photo = { file_id: stored.id, kind: input.kind, created_at: tx.now };
  return pictureOf(photo, viewing(actor, tx.now, services));
};
