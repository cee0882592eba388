import { refuse } from '@crossdock/contract/refusals.ts';
import { courierNumberProblem, normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import type { Handler } from '../platform/handler.ts';
import { lookUpNumber } from './lookUpNumber.ts';

export const lookupParcel: Handler<'lookupParcel'> = async (tx, actor, input, services) => {
  const courierNumber = normaliseCourierNumber(input.courierNumber);
  if (courierNumberProblem(courierNumber)) return refuse('parcel.number', {}, 'courierNumber');
  return (
    (await lookUpNumber(tx, actor, courierNumber, services)) ??
    refuse('parcel.ownNumber', {}, 'courierNumber')
  );
};
