import { refuse } from '@crossdock/contract/refusals.ts';
import type { walletCalls } from '@crossdock/contract/wallet.ts';
import { minor } from '@crossdock/domain/money.ts';
import { decide } from '../../platform/audits.ts';
import type { Handler } from '../../platform/handler.ts';
import { balanceOf, transfer } from '../store.ts';
import { adjustmentMovement, auditedAdjustments, findAdjustment } from './adjustments.store.ts';
import { tooLow } from './tooLow.ts';

export const approveAdjustment: Handler<(typeof walletCalls)['approveAdjustment']> = async (
  tx,
  actor,
  input,
) => {
  const asked = await findAdjustment(tx, input.id);
  if (asked === undefined) return refuse('row.notFound');
  if (asked.requested_by === actor.staffId) return refuse('adjustment.own');
  if (
    !(await decide(tx, actor, auditedAdjustments, {
      id: asked.id,
      event: 'approve',
      told: { amountMinor: asked.amount_minor, reason: asked.reason },
    }))
  )
    return refuse('adjustment.decided');
  const { id, member_id: memberId, reason } = asked;
  const movement = adjustmentMovement({ id, memberId, amountMinor: minor(asked.amount_minor), reason });
  const moved = await transfer(tx, actor, movement);
  const { balanceMinor } = await balanceOf(tx, memberId);
  return moved === 'done' ? { done: true, balanceMinor } : tooLow(balanceMinor, actor);
};
