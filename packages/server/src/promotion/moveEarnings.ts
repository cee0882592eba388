import { refuse } from '@crossdock/contract/refusals.ts';
import { minor } from '@crossdock/domain/money.ts';
import type { Handler } from '../platform/handler.ts';
import { balanceOf, transfer } from '../wallet/store.ts';

export const moveEarnings: Handler<'moveEarnings'> = async (tx, actor, input) => {
  const { memberId } = actor;
  const moved = await transfer(tx, actor, {
    from: { kind: 'memberEarnings', memberId },
    to: { kind: 'memberBalance', memberId },
    amount: minor(input.amountMinor),
    kind: 'earningsMoved',
  });
  if (moved !== 'done') return refuse('promotion.insufficient', {}, 'amountMinor');
  const { earningsMinor, balanceMinor } = await balanceOf(tx, memberId);
  return { done: true, availableMinor: earningsMinor, balanceMinor };
};
