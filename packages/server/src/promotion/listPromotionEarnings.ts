import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { listAllEarnings } from './desk.store.ts';
import { referralPairOf } from './deskView.ts';
import { findLikenesses } from './likeness.store.ts';

export const listPromotionEarnings: Handler<'listPromotionEarnings'> = async (tx, actor, input) => {
  const page = await listAllEarnings(tx, { ...input, made: requestedPeriod(input, actor.shop) });
  const alike = await findLikenesses(
    tx,
    page.list.map((row) => ({ memberId: row.memberId, friendId: row.referredMemberId })),
  );
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      at: row.createdAt,
      ...referralPairOf(row, row.referredMemberId),
      alike: alike({ memberId: row.memberId, friendId: row.referredMemberId }),
    })),
  };
};
