import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { insertZone, lockChannel, zonesOfChannel } from './desk.store.ts';
import { staffZoneOf } from './view.ts';
import { takenPrefixRefusal } from './zonePrefixes.ts';

export const addZone: Handler<'addZone'> = async (tx, _actor, input) => {
  const channel = await lockChannel(tx, input.channelId);
  if (!channel) return refuse('row.notFound', {}, 'channelId');
  const zipPrefixes = [...new Set(input.zipPrefixes)];
  const taken = takenPrefixRefusal(await zonesOfChannel(tx, channel.id), zipPrefixes);
  if (taken) return taken;
  const { id: channelId, country } = channel;
  return staffZoneOf(await insertZone(tx, { channelId, country, name: input.name, zipPrefixes }));
};
