import { refuse } from '@crossdock/contract/refusals.ts';
import { parcelStates, parcelSteps } from '@crossdock/domain/parcels/states.ts';
import { written } from '../platform/handler.ts';
import { earlierHistory, withEarlier } from '../platform/sealedSubjects.ts';
import { movesAmong, movesOf } from '../platform/transitions.ts';
import { findMine, measurementsOf, photosOf, splitInto } from './detail.store.ts';
import { measurementOf, parcelDetailOf, viewing } from './view.ts';

const moves = { events: parcelSteps, states: parcelStates };

export const getParcel = written<'getParcel'>()({
  handle: async (tx, actor, input, services) => {
    const [steps, row, photos, measurements, parts] = await Promise.all([
      // Read before the row, because the row tells whether old moves were sealed.
      movesOf(tx, input.id, moves),
      findMine(tx, actor.memberId, input.id),
      photosOf(tx, input.id),
      measurementsOf(tx, input.id),
      splitInto(tx, input.id),
    ]);
    if (row === undefined) return refuse('row.notFound');
    return { row, photos, steps, measurements, parts, viewer: viewing(actor, tx.now, services) };
  },
  write: async (noTransaction, { row, photos, steps, parts, viewer, ...found }, _actor, _input, services) => {
    const earlier = await earlierHistory(noTransaction, services, [row]);
    const all = withEarlier(steps, movesAmong(earlier.steps, moves));
    return {
      ...parcelDetailOf(row, { photos, steps: all, splitInto: parts }, viewer),
      measurements: found.measurements.map(measurementOf),
    };
  },
});
