import type { Handler } from '../platform/handler.ts';
import { listChannelRows } from './desk.store.ts';
import { staffChannelOf } from './view.ts';

export const listChannels: Handler<'listChannels'> = async (tx) =>
  (await listChannelRows(tx)).map(({ channel, carriers, zones }) => staffChannelOf(channel, carriers, zones));
