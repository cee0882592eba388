import type { pickupCalls } from '@crossdock/contract/pickups/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { allAreas } from './areas.store.ts';
import { staffAreaOf } from './view.ts';

export const listPickupAreas: Handler<(typeof pickupCalls)['listPickupAreas']> = async (tx) => ({
  list: (await allAreas(tx)).map(staffAreaOf),
});
