import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { countExistingCarriers, setChannelCarriers, updateChannel, zonesOfChannel } from './desk.store.ts';
import { areDeliveriesServed } from './deskFields.ts';
import { findChannel } from './store.ts';
import { staffChannelOf } from './view.ts';

/** Country and warehouse cannot change, because orders, zones and cards depend on them. */
export const editChannel: Handler<'editChannel'> = async (tx, _actor, input) => {
  const { id, carriers, country: _country, warehouseId: _warehouse, ...fields } = input;
  if (!areDeliveriesServed(input)) return refuse('pricing.carrierMissing', {}, 'carriers');
  const carrierIds = [...new Set(carriers.map((one) => one.carrierId))];
  if ((await countExistingCarriers(tx, carrierIds)) < carrierIds.length)
    return refuse('row.notFound', {}, 'carriers');
  const changed = await updateChannel(tx, id, fields);
  if (changed === 'taken') return refuse('pricing.codeTaken', { code: input.code }, 'code');
  if (changed === 0) return refuse('row.notFound');
  await setChannelCarriers(tx, id, carriers);
  const [channel, zones] = await Promise.all([findChannel(tx, id), zonesOfChannel(tx, id)]);
  if (!channel) return refuse('row.notFound');
  return staffChannelOf(channel, carriers, zones);
};
