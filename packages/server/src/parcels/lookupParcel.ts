import type { parcelCalls } from '@crossdock/contract/parcels/calls.ts';
import type { DeskVerdict } from '@crossdock/contract/parcels/desk.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import {
  courierNumberProblem,
  normaliseCourierNumber,
  recogniseCourier,
} from '@crossdock/domain/parcels/couriers.ts';
import { inWarehouse } from '@crossdock/domain/parcels/states.ts';
import type { Handler } from '../platform/handler.ts';
import { isToBeRefused } from './arrival.ts';
import { refusalsOf } from './refusals.store.ts';
import { findRowByNumber } from './staffList.store.ts';
import { staffParcelRowOf } from './staffView.ts';
import { viewing } from './view.ts';

export const lookupParcel: Handler<(typeof parcelCalls)['lookupParcel']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const billCode = normaliseCourierNumber(input.billCode);
  if (courierNumberProblem(billCode)) return refuse('parcel.number', {}, 'billCode');
  const [row, [refusal]] = await Promise.all([findRowByNumber(tx, billCode), refusalsOf(tx, [billCode])]);
  const refused = isToBeRefused(row, refusal);
  const verdict: DeskVerdict =
    row === undefined || row.state === 'forecast'
      ? refused
        ? 'refuse'
        : row === undefined || row.memberId === null
          ? 'unknown'
          : 'forecast'
      : inWarehouse.includes(row.state)
        ? 'here'
        : 'gone';
  return {
    billCode,
    verdict,
    couriers: recogniseCourier(billCode),
    refusalReason: refused ? (refusal?.reason ?? '') : '',
    parcel: row === undefined ? null : staffParcelRowOf(row, viewing(actor, tx.now, services)),
  };
};
