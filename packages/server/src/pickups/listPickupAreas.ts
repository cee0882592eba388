import type { Handler } from '../platform/handler.ts';
import { allAreas } from './areas.store.ts';
import { staffAreaOf } from './view.ts';

export const listPickupAreas: Handler<'listPickupAreas'> = async (tx) => ({
  list: (await allAreas(tx)).map(staffAreaOf),
});
