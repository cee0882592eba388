import { portalWords } from '@crossdock/contract/orders/words.ts';
import { spanOf, timeFilters } from '@crossdock/domain/orders/timeFilters.ts';
import type { Handler } from '../platform/handler.ts';

export const listTimeFilters: Handler<'listTimeFilters'> = async (tx, actor) =>
  timeFilters.map((type) => ({
    type,
    name: portalWords[`orders.time.${type}`][actor.lang],
    ...spanOf(type, tx.now, actor.shop.timeZone),
  }));
