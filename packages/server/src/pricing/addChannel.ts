import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { countExistingCarriers, insertChannel, insertZone, setChannelCarriers } from './desk.store.ts';
import { areDeliveriesServed, channelFieldsOf } from './deskFields.ts';
import { findChannel } from './store.ts';
import { staffChannelOf } from './view.ts';

/** A new channel serves its whole country until it gets zones. */
export const addChannel: Handler<'addChannel'> = async (tx, _actor, input) => {
  if (!areDeliveriesServed(input)) return refuse('pricing.carrierMissing', {}, 'carriers');
  const carrierIds = [...new Set(input.carriers.map((one) => one.carrierId))];
  if ((await countExistingCarriers(tx, carrierIds)) < carrierIds.length)
    return refuse('row.notFound', {}, 'carriers');
  if (!(await findWarehouse(tx, input.warehouseId))) return refuse('row.notFound', {}, 'warehouseId');
  const id = await insertChannel(tx, channelFieldsOf(input));
  if (id === undefined) return refuse('pricing.codeTaken', { code: input.code }, 'code');
  await setChannelCarriers(tx, id, input.carriers);
  const zone = await insertZone(tx, {
    channelId: id,
    country: input.country,
    name: input.country,
    zipPrefixes: [],
  });
  const channel = await findChannel(tx, id);
  if (!channel) return refuse('row.notFound');
  const carriers = input.carriers.map((one) => ({
    carrierId: one.carrierId,
    deliveryType: one.deliveryType,
  }));
  return staffChannelOf(channel, carriers, [zone]);
};
