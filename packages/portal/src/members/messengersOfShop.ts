import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import { currentShop } from '@crossdock/web/shop.ts';

export function messengersOfShop(): Messenger[] {
  const { line_ClientId, appID } = currentShop();
  return [...(line_ClientId ? (['line'] as const) : []), ...(appID ? (['wechat'] as const) : [])];
}
