import { refuse } from '@crossdock/contract/refusals.ts';
import type { walletCalls } from '@crossdock/contract/wallet.ts';
import { minor } from '@crossdock/domain/money.ts';
import { needsSecondPerson } from '@crossdock/domain/wallet/adjustments.ts';
import type { Handler } from '../../platform/handler.ts';
import { newId } from '../../platform/ids.ts';
import { memberExists } from '../records.store.ts';
import { balanceOf, transfer } from '../store.ts';
import { addAdjustment, adjustmentMovement, aloneMax, changedAlone } from './adjustments.store.ts';
import { tooLow } from './tooLow.ts';

const dayMs = 86_400_000;

export const adjustMemberBalance: Handler<(typeof walletCalls)['adjustMemberBalance']> = async (
  tx,
  actor,
  { memberId, amountMinor, reason },
) => {
  if (!(await memberExists(tx, memberId))) return refuse('row.notFound');
  const dayAgo = new Date(Date.parse(tx.now) - dayMs).toISOString();
  const [aloneTodayMinor, aloneMaxMinor] = await Promise.all([
    changedAlone(tx, actor, memberId, dayAgo),
    aloneMax(tx),
  ]);
  const asked = { id: newId(), memberId, amountMinor: minor(amountMinor), reason };
  const { id } = asked;
  if (needsSecondPerson(amountMinor, { aloneTodayMinor, aloneMaxMinor })) {
    const { balanceMinor } = await balanceOf(tx, memberId);
    if (balanceMinor + amountMinor < 0) return tooLow(balanceMinor, actor, 'amountMinor');
    await addAdjustment(tx, actor, asked, 'pending');
    return { done: true, id, state: 'pending', balanceMinor };
  }
  await addAdjustment(tx, actor, asked, 'approved');
  const moved = await transfer(tx, actor, adjustmentMovement(asked));
  const { balanceMinor } = await balanceOf(tx, memberId);
  return moved === 'done'
    ? { done: true, id, state: 'approved', balanceMinor }
    : tooLow(balanceMinor, actor, 'amountMinor');
};
