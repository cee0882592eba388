import type { paymentCalls } from '@crossdock/contract/payments/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { listMethods } from './methods.store.ts';
import { providerOf } from './providers/providers.ts';

export const listPaymentMethods: Handler<(typeof paymentCalls)['listPaymentMethods']> = async (
  tx,
  actor,
  _input,
  services,
) => ({
  list: (await listMethods(tx)).map((row) => ({
    code: row.code,
    zh: row.zh,
    tw: row.tw,
    en: row.en,
    feeBasisPoints: row.feeBasisPoints,
    forOrders: row.forOrders,
    forRecharge: row.forRecharge,
    active: row.active,
    position: row.position,
    installed:
      (row.code !== 'card' && row.code !== 'sandbox') ||
      providerOf(services.config, actor.shop, row.code) !== undefined,
  })),
});
