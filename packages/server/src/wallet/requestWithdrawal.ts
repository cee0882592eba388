import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Input } from '@crossdock/contract/table.ts';
import type { WithdrawalView } from '@crossdock/contract/wallet/withdrawals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { normaliseAccountNumber, withdrawalStepMinor } from '@crossdock/domain/wallet/withdrawals.ts';
import type { Tx } from '../platform/db.ts';
import { ownsFiles } from '../platform/fileRows.ts';
import { newId, newReference } from '../platform/ids.ts';
import type { Member } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { balanceOf, transfer } from './store.ts';
import { withdrawalHoldMovement } from './withdrawalMoney.ts';
import { addWithdrawal } from './withdrawals.store.ts';
import { withdrawalOf } from './withdrawalView.ts';

/** The order or purchase whose refund is paid out; undefined for a plain withdrawal. */
type Refunded = { readonly id: string; readonly number: string } | undefined;

/** Requests a withdrawal in the member's name and holds its amount. Locks ledger accounts. */
export async function requestWithdrawal(
  tx: Tx,
  actor: Member,
  services: Services,
  input: Input<'submitWithdrawal'>,
  refunded: Refunded,
): Promise<
  WithdrawalView | Refusal<'withdrawal.amountStep' | 'withdrawal.imageRequired' | 'withdrawal.insufficient'>
> {
  const { currency } = actor.shop;
  const money = (amountMinor: number) => moneyText(amountMinor, currency, actor.lang);
  const stepMinor = withdrawalStepMinor(currency);
  if (input.amountMinor % stepMinor !== 0)
    return refuse('withdrawal.amountStep', { step: money(stepMinor) }, 'amountMinor');
  if (!(await ownsFiles(tx, actor.memberId, [input.accountFileId], 'withdrawal')))
    return refuse('withdrawal.imageRequired', {}, 'accountFileId');
  const row = await addWithdrawal(tx, actor, {
    id: newId(),
    number: newReference('WD'),
    memberId: actor.memberId,
    source: input.source,
    amountMinor: input.amountMinor,
    accountType: input.accountType,
    accountName: input.accountName,
    account: input.account,
    accountPlain: normaliseAccountNumber(input.account),
    bankName: input.accountType === 'bankCard' ? input.bankName : '',
    bankCode: input.accountType === 'bankCard' ? input.bankCode : '',
    accountFileId: input.accountFileId,
    refundOf: refunded?.id ?? null,
    refundNumber: refunded?.number ?? '',
  });
  if ((await transfer(tx, actor, withdrawalHoldMovement(row))) === 'done')
    return withdrawalOf(row, actor, services, tx.now);
  const { balanceMinor, earningsMinor } = await balanceOf(tx, actor.memberId);
  const available = money(input.source === 'balance' ? balanceMinor : earningsMinor);
  return refuse('withdrawal.insufficient', { available }, 'amountMinor');
}
