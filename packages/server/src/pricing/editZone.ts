import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { lockChannel, lockZone, updateZone, zonesOfChannel } from './desk.store.ts';
import { staffZoneOf } from './view.ts';
import { takenPrefixRefusal } from './zonePrefixes.ts';

export const editZone: Handler<'editZone'> = async (tx, _actor, input) => {
  const zone = await lockZone(tx, input.id);
  if (!zone) return refuse('row.notFound');
  await lockChannel(tx, zone.channelId);
  const zipPrefixes = [...new Set(input.zipPrefixes)];
  const others = (await zonesOfChannel(tx, zone.channelId)).filter((one) => one.id !== zone.id);
  const taken = takenPrefixRefusal(others, zipPrefixes);
  if (taken) return taken;
  return staffZoneOf(await updateZone(tx, zone.id, { name: input.name, zipPrefixes }));
};
