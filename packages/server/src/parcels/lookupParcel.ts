import type { DeskVerdict } from '@crossdock/contract/parcels/desk.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import {
  courierNumberProblem,
  normaliseCourierNumber,
  recogniseCourier,
} from '@crossdock/domain/parcels/couriers.ts';
import { inWarehouse, isNotYetHere } from '@crossdock/domain/parcels/states.ts';
import { isOwnNumber } from '@crossdock/domain/reference.ts';
import type { Handler } from '../platform/handler.ts';
import { isToBeRefused } from './arrival.ts';
import { numberEndingIn, usualWeight } from './deskNumbers.store.ts';
import { refusalsOf } from './refusals.store.ts';
import { findRowByNumber } from './staffList.store.ts';
import { staffParcelRowOf } from './staffView.ts';
import { viewing } from './view.ts';

export const lookupParcel: Handler<'lookupParcel'> = async (tx, actor, input, services) => {
  const courierNumber = normaliseCourierNumber(input.courierNumber);
  if (courierNumberProblem(courierNumber)) return refuse('parcel.number', {}, 'courierNumber');
  const [row, [refusal]] = await Promise.all([
    findRowByNumber(tx, courierNumber),
    refusalsOf(tx, [courierNumber]),
  ]);
  if (row === undefined && isOwnNumber(courierNumber)) return refuse('parcel.ownNumber', {}, 'courierNumber');
  const [endOf, usualWeightG] = await Promise.all([
    row === undefined ? numberEndingIn(tx, courierNumber) : '',
    row?.memberId ? usualWeight(tx, row.memberId) : null,
  ]);
  const refused = isToBeRefused(row, refusal);
  const verdict: DeskVerdict =
    row === undefined || isNotYetHere(row.state)
      ? refused
        ? 'refuse'
        : row === undefined || row.memberId === null
          ? 'unknown'
          : 'forecast'
      : inWarehouse.includes(row.state)
        ? 'here'
        : 'gone';
  return {
    courierNumber,
    verdict,
    couriers: recogniseCourier(courierNumber),
    refusalReason: refused ? (refusal?.reason ?? '') : '',
    parcel: row === undefined ? null : staffParcelRowOf(row, viewing(actor, tx.now, services)),
    endOf,
    usualWeightG,
  };
};
