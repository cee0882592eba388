import type { DeskLookup, ReceivingVerdict } from '@crossdock/contract/parcels/desk.ts';
import { recogniseCourier } from '@crossdock/domain/parcels/couriers.ts';
import { inWarehouseParcelStates, mayStillArrive } from '@crossdock/domain/parcels/states.ts';
import { looksLikeReference } from '@crossdock/domain/reference.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { isRefusedByMember } from './arrival.ts';
import { fullCourierNumberOf, usualWeightRange } from './deskNumbers.store.ts';
import { refusalsOf } from './refusals.store.ts';
import { findStaffParcelRowByNumber } from './staffList.store.ts';
import { staffParcelRowOf } from './staffView.ts';
import { parcelViewContext } from './view.ts';

/** The facts about a courier number that the receiving desk needs; undefined for one of our own numbers. */
export async function lookUpNumber(
  tx: Tx,
  actor: Staff,
  courierNumber: string,
  services: Services,
): Promise<DeskLookup | undefined> {
  const [row, [refusal]] = await Promise.all([
    findStaffParcelRowByNumber(tx, courierNumber),
    refusalsOf(tx, [courierNumber]),
  ]);
  if (row === undefined && looksLikeReference(courierNumber)) return undefined;
  const [endOf, usualWeightG] = await Promise.all([
    row === undefined ? fullCourierNumberOf(tx, courierNumber) : '',
    row?.memberId ? usualWeightRange(tx, row.memberId) : null,
  ]);
  const refused = isRefusedByMember(row, refusal);
  const verdict: ReceivingVerdict =
    row === undefined || mayStillArrive(row.state)
      ? refused
        ? 'refuse'
        : row === undefined || row.memberId === null
          ? 'unknown'
          : 'forecast'
      : inWarehouseParcelStates.includes(row.state)
        ? 'here'
        : 'gone';
  return {
    courierNumber,
    verdict,
    couriers: recogniseCourier(courierNumber),
    refusalReason: refused ? (refusal?.reason ?? '') : '',
    parcel: row === undefined ? null : staffParcelRowOf(row, parcelViewContext(actor, tx.now, services)),
    endOf,
    usualWeightG,
  };
}
