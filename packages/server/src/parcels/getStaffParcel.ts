import type { parcelCalls } from '@crossdock/contract/parcels/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { parcelStates, parcelSteps } from '@crossdock/domain/parcels/states.ts';
import type { Handler } from '../platform/handler.ts';
import { movesOf } from '../platform/transitions.ts';
import { findForStaff, measurementsOf, photosOf } from './detail.store.ts';
import { shelfMovesOf } from './shelfMoves.store.ts';
import { findRow } from './staffList.store.ts';
import { staffParcelRowOf } from './staffView.ts';
import { measurementOf, parcelDetailOf, viewing } from './view.ts';

export const getStaffParcel: Handler<(typeof parcelCalls)['getStaffParcel']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const [record, row, photos, steps, measurements, shelfMoves] = await Promise.all([
    findForStaff(tx, input.id),
    findRow(tx, input.id),
    photosOf(tx, input.id),
    movesOf(tx, input.id, { events: parcelSteps, states: parcelStates }),
    measurementsOf(tx, input.id),
    shelfMovesOf(tx, input.id),
  ]);
  if (record === undefined || row === undefined) return refuse('row.notFound');
  const viewer = viewing(actor, tx.now, services);
  const { member, shelfCode, labelHint } = staffParcelRowOf(row, viewer);
  return {
    ...parcelDetailOf(record, { photos, steps }, viewer),
    measurements: measurements.map(measurementOf),
    shelfMoves,
    member,
    shelfCode,
    labelHint,
    receivedBy: record.receivedByName ?? '',
  };
};
