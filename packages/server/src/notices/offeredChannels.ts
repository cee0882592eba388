import type { MessageChannel } from '@crossdock/domain/notices/events.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/db.ts';
import { isMailOffered } from '../platform/mailOffered.ts';
import { currentSettings } from '../platform/shopSettings.ts';

/** The channels by which the shop can send to members. Push needs no setup by the shop. */
export async function offeredChannels(tx: Tx, config: Config): Promise<MessageChannel[]> {
  const { sms, linePush, mail } = await currentSettings(tx);
  return [
    ...(isMailOffered(config, { mail }) ? (['email'] as const) : []),
    ...(sms === null ? [] : (['sms'] as const)),
    ...(linePush === null ? [] : (['line'] as const)),
    'push',
  ];
}
