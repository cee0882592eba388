import { refuse } from '@crossdock/contract/refusals.ts';
import type { Input } from '@crossdock/contract/table.ts';
import { areStaffFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { publish } from '../platform/realtime.ts';
import { insertPickupPoint, type PickupPointFields, updatePickupPoint } from './pickupPoints.store.ts';
import { firstUnfitCarrier, setPointCarriers } from './pointCarriers.store.ts';

export const savePickupPoint: Handler<'savePickupPoint'> = async (tx, _actor, input) => {
  const { pictureFileId } = input;
  if (pictureFileId && !(await areStaffFiles(tx, [pictureFileId], 'pickupPoint')))
    return refuse('address.pictureUnknown', {}, 'pictureFileId');
  const unfit = await firstUnfitCarrier(tx, input.kind, input.carrierIds);
  if (unfit) return refuse('address.carrierUnfit', unfit, 'carrierIds');
  const id = input.id ?? newId();
  const fields = fieldsOf(input);
  const saved =
    input.id === undefined
      ? await insertPickupPoint(tx, id, fields)
      : await updatePickupPoint(tx, id, fields);
  if (saved === 'taken') return refuse('address.pickupPointCodeTaken', {}, 'code');
  if (saved === 'none') return refuse('row.notFound');
  await setPointCarriers(tx, id, input.carrierIds);
  await publish(tx, 'pickupPoints', null);
  return { id };
};

function fieldsOf(input: Input<'savePickupPoint'>): PickupPointFields {
  return {
    code: input.code,
    name: input.name,
    kind: input.kind,
    country: input.country,
    province: input.province,
    city: input.city,
    area: input.area,
    address: input.address,
    zip: input.zip,
    phone: input.phone,
    hours: input.hours,
    latitude: input.latitude,
    longitude: input.longitude,
    maxSideMm: input.maxSideMm,
    maxSideSumMm: input.maxSideSumMm,
    maxPieceG: input.maxPieceG,
    holdDays: input.holdDays,
    ...(input.pictureFileId === undefined ? {} : { pictureFileId: input.pictureFileId }),
  };
}
