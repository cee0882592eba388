import { refuse } from '@crossdock/contract/refusals.ts';
import { parcelStates, parcelSteps } from '@crossdock/domain/parcels/states.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { earlierHistory, withEarlierSteps } from '../platform/sealedSubjects.ts';
import { stateMovesAmong, stateMovesOf } from '../platform/transitions.ts';
import { findParcelForStaff, measurementsOf, photosOf, splitPartsOfParcel } from './detail.store.ts';
import { shelfMovesOf } from './shelfMoves.store.ts';
import { findStaffParcelRow } from './staffList.store.ts';
import { staffParcelRowOf } from './staffView.ts';
import { measurementOf, parcelDetailOf, parcelViewContext } from './view.ts';

const moves = { events: parcelSteps, states: parcelStates };

export const getStaffParcel = withSlowAnswer<'getStaffParcel'>()({
  handle: async (tx, actor, input, services) => {
    const [steps, record, row, photos, measurements, shelfMoves, parts] = await Promise.all([
      // State changes are read before the parcel's row. If older changes are moved into a sealed file between the two
      // reads, the row already refers to this file, so none is missed.
      stateMovesOf(tx, input.id, moves),
      findParcelForStaff(tx, input.id),
      findStaffParcelRow(tx, input.id),
      photosOf(tx, input.id),
      measurementsOf(tx, input.id),
      shelfMovesOf(tx, input.id),
      splitPartsOfParcel(tx, input.id),
    ]);
    if (record === undefined || row === undefined) return refuse('row.notFound');
    const viewer = parcelViewContext(actor, tx.now, services);
    return { record, row, photos, steps, measurements, shelfMoves, parts, viewer };
  },
  write: async (noTransaction, { record, row, photos, steps, viewer, ...found }, _a, _i, services) => {
    const earlier = await earlierHistory(noTransaction, services, [record]);
    const all = withEarlierSteps(steps, stateMovesAmong(earlier.steps, moves));
    const { member, shelfCode, labelHint } = staffParcelRowOf(row, viewer);
    return {
      ...parcelDetailOf(record, { photos, steps: all, splitInto: found.parts }, viewer),
      measurements: found.measurements.map(measurementOf),
      shelfMoves: found.shelfMoves,
      ...{ member, shelfCode, labelHint },
      provenPaidMinor: record.provenPaidMinor ?? 0,
      receivedBy: record.receivedByName ?? '',
    };
  },
});
