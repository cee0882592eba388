import type { parcelCalls } from '@crossdock/contract/parcels/calls.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import {
  courierNumberProblem,
  normaliseCourierNumber,
  recogniseCourier,
} from '@crossdock/domain/parcels/couriers.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { declarationColumns } from './declaration.ts';
import { isMine, updateDeclaration } from './forecast.store.ts';

export const updateForecast: Handler<(typeof parcelCalls)['updateForecast']> = async (tx, actor, input) => {
  const billCode = normaliseCourierNumber(input.billCode);
  if (courierNumberProblem(billCode)) return refuse('parcel.number', {}, 'billCode');
  const declared = await declarationColumns(tx, actor.shop, input);
  if (isRefusal(declared)) return declared;
  const outcome = await updateDeclaration(tx, actor.memberId, input.id, {
    ...declared,
    courierNumber: billCode,
    courier: input.courier ?? recogniseCourier(billCode)[0] ?? '',
  });
  if (outcome === 'taken') return refuse('parcel.numberTaken', {}, 'billCode');
  if (outcome === 'late')
    return refuse((await isMine(tx, actor.memberId, input.id)) ? 'parcel.notForecast' : 'row.notFound');
  await publish(tx, 'parcels', actor.memberId);
  return { done: true };
};
