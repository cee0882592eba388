import { refuse } from '@crossdock/contract/refusals.ts';
import { mayStillArrive } from '@crossdock/domain/parcels/states.ts';
import { pickupLabelNumberOf } from '../pickups/store.ts';
import type { Handler } from '../platform/handler.ts';
import { removeForecast } from './forecast.store.ts';
import { findParcel } from './store.ts';

export const deleteForecast: Handler<'deleteForecast'> = async (tx, actor, input) => {
  if ((await pickupLabelNumberOf(tx, actor.memberId, input.id)) !== undefined)
    return refuse('pickup.parcelKept');
  if (await removeForecast(tx, actor.memberId, input.id)) return { done: true };
  const parcel = await findParcel(tx, input.id);
  if (parcel?.memberId !== actor.memberId) return refuse('row.notFound');
  return mayStillArrive(parcel.state)
    ? refuse('parcel.inVipOrder', { number: parcel.courierNumber })
    : refuse('parcel.notForecast');
};
