import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/db.ts';
import { currentSettings } from '../platform/shopSettings.ts';

/** By which ways the shop can write to members. */
export async function offeredChannels(tx: Tx, config: Config): Promise<('email' | 'sms')[]> {
  const { sms } = await currentSettings(tx);
  return [
    ...(config.SMTP_URL === undefined ? [] : (['email'] as const)),
    ...(sms === null ? [] : (['sms'] as const)),
  ];
}
