import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { countExistingCarriers, insertChannel, insertZone, setChannelCarriers } from './desk.store.ts';
import { areDeliveriesServed } from './deskFields.ts';
import { findChannel } from './store.ts';
import { staffChannelOf } from './view.ts';

/** A new channel serves its whole country until it gets zones. */
export const addChannel: Handler<'addChannel'> = async (tx, _actor, input) => {
  const { carriers, ...fields } = input;
  if (!areDeliveriesServed(input)) return refuse('pricing.carrierMissing', {}, 'carriers');
  const carrierIds = [...new Set(carriers.map((one) => one.carrierId))];
  if ((await countExistingCarriers(tx, carrierIds)) < carrierIds.length)
    return refuse('row.notFound', {}, 'carriers');
  if (!(await findWarehouse(tx, input.warehouseId))) return refuse('row.notFound', {}, 'warehouseId');
  const id = await insertChannel(tx, fields);
  if (id === undefined) return refuse('pricing.codeTaken', { code: input.code }, 'code');
  await setChannelCarriers(tx, id, carriers);
  const zone = await insertZone(tx, {
    channelId: id,
    country: input.country,
    name: input.country,
    zipPrefixes: [],
  });
  const channel = await findChannel(tx, id);
  if (!channel) return refuse('row.notFound');
  return staffChannelOf(channel, carriers, [zone]);
};
