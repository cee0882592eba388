import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { knownCarriers, setChannelCarriers, updateChannel, zonesOfChannel } from './desk.store.ts';
import { carriersSuffice, channelFieldsOf } from './deskFields.ts';
import { findChannel } from './store.ts';
import { staffChannelOf } from './view.ts';

/** Country and warehouse stay as they are: orders, zones and cards of the channel were made for them. */
export const editChannel: Handler<'editChannel'> = async (tx, _actor, input) => {
  if (!carriersSuffice(input)) return refuse('pricing.carrierMissing', {}, 'carriers');
  const carrierIds = [...new Set(input.carriers.map((one) => one.carrierId))];
  if ((await knownCarriers(tx, carrierIds)) < carrierIds.length)
    return refuse('row.notFound', {}, 'carriers');
  const { country: _country, warehouseId: _warehouse, ...fields } = channelFieldsOf(input);
  const changed = await updateChannel(tx, input.id, fields);
  if (changed === 'taken') return refuse('pricing.codeTaken', { code: input.code }, 'code');
  if (changed === 0) return refuse('row.notFound');
  await setChannelCarriers(tx, input.id, input.carriers);
  const [channel, zones] = await Promise.all([findChannel(tx, input.id), zonesOfChannel(tx, input.id)]);
  if (!channel) return refuse('row.notFound');
  const carriers = input.carriers.map((one) => ({
    carrierId: one.carrierId,
    deliveryType: one.deliveryType,
  }));
  return staffChannelOf(channel, carriers, zones);
};
