import { moneyText } from '@crossdock/contract/moneyText.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { walletCalls } from '@crossdock/contract/wallet.ts';
import { minor } from '@crossdock/domain/money.ts';
import type { Handler } from '../platform/handler.ts';
import { memberExists } from './records.store.ts';
import { type AccountRef, balanceOf, transfer } from './store.ts';

export const adjustMemberBalance: Handler<(typeof walletCalls)['adjustMemberBalance']> = async (
  tx,
  actor,
  { memberId, amountMinor, reason },
) => {
  if (!(await memberExists(tx, memberId))) return refuse('row.notFound');
  const member: AccountRef = { kind: 'memberBalance', memberId };
  const shop: AccountRef = { kind: 'adjustments' };
  const [from, to] = amountMinor > 0 ? [shop, member] : [member, shop];
  const amount = minor(Math.abs(amountMinor));
  const moved = await transfer(tx, actor, { from, to, amount, kind: 'adjustment', memo: reason });
  const { balanceMinor } = await balanceOf(tx, memberId);
  if (moved === 'done') return { done: true, balanceMinor };
  const balance = moneyText(balanceMinor, actor.shop.currency, actor.lang);
  return refuse('wallet.adjustTooLow', { balance }, 'amountMinor');
};
