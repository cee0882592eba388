import type { parcelCalls } from '@crossdock/contract/parcels/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { parcelStates, parcelSteps } from '@crossdock/domain/parcels/states.ts';
import type { Handler } from '../platform/handler.ts';
import { movesOf } from '../platform/transitions.ts';
import { findMine, measurementsOf, photosOf } from './detail.store.ts';
import { measurementOf, parcelDetailOf, viewing } from './view.ts';

export const getParcel: Handler<(typeof parcelCalls)['getParcel']> = async (tx, actor, input, services) => {
  const [row, photos, steps, measurements] = await Promise.all([
    findMine(tx, actor.memberId, input.id),
    photosOf(tx, input.id),
    movesOf(tx, input.id, { events: parcelSteps, states: parcelStates }),
    measurementsOf(tx, input.id),
  ]);
  if (row === undefined) return refuse('row.notFound');
  const viewer = viewing(actor, tx.now, services);
  return {
    ...parcelDetailOf(row, { photos, steps }, viewer),
    measurements: measurements.map(measurementOf),
  };
};
