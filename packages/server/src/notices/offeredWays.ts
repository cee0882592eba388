import type { SentWay } from '@crossdock/domain/notices/events.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/db.ts';
import { currentSettings } from '../platform/shopSettings.ts';

/** By which ways the shop can write to members. Browsers need nothing that a shop would have to set up. */
export async function offeredWays(tx: Tx, config: Config): Promise<SentWay[]> {
  const { sms, linePush } = await currentSettings(tx);
  return [
    ...(config.SMTP_URL === undefined ? [] : (['email'] as const)),
    ...(sms === null ? [] : (['sms'] as const)),
    ...(linePush === null ? [] : (['line'] as const)),
    'push',
  ];
}
