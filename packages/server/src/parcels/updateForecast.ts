import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import {
  courierNumberProblem,
  normaliseCourierNumber,
  recogniseCourier,
} from '@crossdock/domain/parcels/couriers.ts';
import { looksLikeReference } from '@crossdock/domain/reference.ts';
import { pickupLabelNumberOf } from '../pickups/store.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { declarationColumns } from './declaration.ts';
import { isOwnParcel, updateDeclaration } from './forecast.store.ts';

export const updateForecast: Handler<'updateForecast'> = async (tx, actor, input) => {
  const courierNumber = normaliseCourierNumber(input.courierNumber);
  if (courierNumberProblem(courierNumber)) return refuse('parcel.number', {}, 'courierNumber');
  const [declared, label] = await Promise.all([
    declarationColumns(tx, actor.shop, input),
    pickupLabelNumberOf(tx, actor.memberId, input.id),
  ]);
  if (isRefusal(declared)) return declared;
  if (label !== undefined && label !== courierNumber) return refuse('pickup.parcelKept', {}, 'courierNumber');
  if (label === undefined && looksLikeReference(courierNumber))
    return refuse('parcel.ownNumber', {}, 'courierNumber');
  const outcome = await updateDeclaration(tx, actor.memberId, input.id, {
    ...declared,
    courierNumber,
    courier: input.courier ?? recogniseCourier(courierNumber)[0] ?? '',
  });
  if (outcome === 'taken') return refuse('parcel.numberTaken', {}, 'courierNumber');
  if (outcome === 'late')
    return refuse((await isOwnParcel(tx, actor.memberId, input.id)) ? 'parcel.notForecast' : 'row.notFound');
  await publish(tx, 'parcels', actor.memberId);
  return { done: true };
};
