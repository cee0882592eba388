import type { Handler } from '../platform/handler.ts';
import { sharesOf } from './shares.store.ts';
import { shareOf } from './shareView.ts';

export const listMyShares: Handler<'listMyShares'> = async (tx, actor, input, services) => {
  const page = await sharesOf(tx, actor.memberId, input);
  return {
    ...page,
    list: page.list.map((row) => shareOf(row, actor.lang, services.config.APP_SECRET, tx.now)),
  };
};
