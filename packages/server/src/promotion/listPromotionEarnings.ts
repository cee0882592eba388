import type { promotionCalls } from '@crossdock/contract/promotion/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { listAllEarnings } from './desk.store.ts';
import { pairOf } from './deskView.ts';
import { alikeOf } from './likeness.store.ts';

export const listPromotionEarnings: Handler<(typeof promotionCalls)['listPromotionEarnings']> = async (
  tx,
  _actor,
  input,
) => {
  const page = await listAllEarnings(tx, input);
  const alike = await alikeOf(
    tx,
    page.list.map((row) => ({ memberId: row.member_id, friendId: row.referred_member_id })),
  );
  return {
    ...page,
    list: page.list.map((row) => ({
      id: row.id,
      at: row.created_at,
      ...pairOf(row, row.referred_member_id),
      orderId: row.order_id,
      orderNumber: row.order_number,
      freightMinor: row.freight_minor,
      rateBp: row.rate_bp,
      amountMinor: row.amount_minor,
      reversedMinor: row.reversed_minor,
      takenBackMinor: row.taken_back_minor,
      alike: alike({ memberId: row.member_id, friendId: row.referred_member_id }),
    })),
  };
};
