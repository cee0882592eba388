import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { shopInfoOf } from './shopPage.ts';

/** The tenant is the host of the request; a `domain` that names another one is not answered for. */
export const getShopInfo: Handler<'getShopInfo'> = async (tx, actor, input, services) => {
  if (input.domain !== undefined) {
    const named = await services.tenants.ofHost(input.domain);
    if (named?.id !== actor.shop.id) return refuse('row.notFound');
  }
  return shopInfoOf(actor.shop, services.config.APP_SECRET, tx.now);
};
