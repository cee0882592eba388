import { refuse } from '@crossdock/contract/refusals.ts';
import { courierNumberProblem, normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import type { Handler } from '../platform/handler.ts';
import { lookedUp } from './lookedUp.ts';

export const lookupParcel: Handler<'lookupParcel'> = async (tx, actor, input, services) => {
  const courierNumber = normaliseCourierNumber(input.courierNumber);
  if (courierNumberProblem(courierNumber)) return refuse('parcel.number', {}, 'courierNumber');
  return (
    (await lookedUp(tx, actor, courierNumber, services)) ?? refuse('parcel.ownNumber', {}, 'courierNumber')
  );
};
