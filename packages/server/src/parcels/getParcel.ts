import { refuse } from '@crossdock/contract/refusals.ts';
import { parcelStates, parcelSteps } from '@crossdock/domain/parcels/states.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { earlierHistory, withEarlierSteps } from '../platform/sealedSubjects.ts';
import { stateMovesAmong, stateMovesOf } from '../platform/transitions.ts';
import { findOwnParcel, measurementsOf, photosOf, splitPartsOfParcel } from './detail.store.ts';
import { measurementOf, parcelDetailOf, parcelViewContext } from './view.ts';

const moves = { events: parcelSteps, states: parcelStates };

export const getParcel = withSlowAnswer<'getParcel'>()({
  handle: async (tx, actor, input, services) => {
    const [steps, row, photos, measurements, parts] = await Promise.all([
      // State changes are read before the parcel's row. If older changes are moved into a sealed file between the two
      // reads, the row already refers to this file, so none is missed.
      stateMovesOf(tx, input.id, moves),
      findOwnParcel(tx, actor.memberId, input.id),
      photosOf(tx, input.id),
      measurementsOf(tx, input.id),
      splitPartsOfParcel(tx, input.id),
    ]);
    if (row === undefined) return refuse('row.notFound');
    return { row, photos, steps, measurements, parts, viewer: parcelViewContext(actor, tx.now, services) };
  },
  write: async (noTransaction, { row, photos, steps, parts, viewer, ...found }, _actor, _input, services) => {
    const earlier = await earlierHistory(noTransaction, services, [row]);
    const all = withEarlierSteps(steps, stateMovesAmong(earlier.steps, moves));
    return {
      ...parcelDetailOf(row, { photos, steps: all, splitInto: parts }, viewer),
      measurements: found.measurements.map(measurementOf),
    };
  },
});
