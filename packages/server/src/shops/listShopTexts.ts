import type { shopDeskCalls } from '@crossdock/contract/shops/desk.ts';
import type { Handler } from '../platform/handler.ts';
import { listOwnTexts } from './settings.store.ts';

export const listShopTexts: Handler<(typeof shopDeskCalls)['listShopTexts']> = async (tx, _actor, input) => {
  const { pageIndex, pageSize, words } = input;
  const rows = await listOwnTexts(tx, words, pageSize, (pageIndex - 1) * pageSize);
  return {
    list: rows.map(({ total: _, ...row }) => row),
    total: rows[0]?.total ?? 0,
    pageIndex,
    pageSize,
  };
};
