import type { orderCalls } from '@crossdock/contract/orders/calls.ts';
import type { Texts } from '@crossdock/contract/wire/values.ts';
import { spanOf, type TimeFilter, timeFilters } from '@crossdock/domain/orders/timeFilters.ts';
import type { Handler } from '../platform/handler.ts';

const names: Readonly<Record<TimeFilter, Texts>> = {
  all: { zh: '全部', tw: '全部', en: 'All' },
  today: { zh: '今天', tw: '今天', en: 'Today' },
  yesterday: { zh: '昨天', tw: '昨天', en: 'Yesterday' },
  week: { zh: '一周内', tw: '一週內', en: 'One week' },
  month: { zh: '一个月内', tw: '一個月內', en: 'One month' },
};

export const listTimeFilters: Handler<(typeof orderCalls)['listTimeFilters']> = async (tx, actor) =>
  timeFilters.map((type) => ({
    type,
    name: names[type][actor.lang],
    ...spanOf(type, tx.now, actor.shop.timeZone),
  }));
