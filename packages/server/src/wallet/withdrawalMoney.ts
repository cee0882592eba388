import { type Minor, minor } from '@crossdock/domain/money.ts';
import type { AccountRef, Movement } from '@crossdock/domain/wallet/movement.ts';
import type { WithdrawalRow } from './withdrawals.store.ts';

type Withdrawal = Pick<WithdrawalRow, 'id' | 'number' | 'memberId' | 'source' | 'amountMinor'>;

interface Way {
  readonly from: AccountRef;
  readonly to: AccountRef;
  readonly amount: Minor;
  readonly withdrawalId: string;
  readonly memo: string;
}

const heldBy = (memberId: string): AccountRef => ({ kind: 'memberHeld', memberId });

/** The movement from the source account to the held account; a return is the reverse. */
function way(withdrawal: Withdrawal): Way {
  const kind = withdrawal.source === 'balance' ? 'memberBalance' : 'memberEarnings';
  return {
    from: { kind, memberId: withdrawal.memberId },
    to: heldBy(withdrawal.memberId),
    amount: minor(withdrawal.amountMinor),
    withdrawalId: withdrawal.id,
    memo: withdrawal.number,
  };
}

export function withdrawalHoldMovement(withdrawal: Withdrawal): Movement {
  return { ...way(withdrawal), kind: 'withdrawalHold' };
}

/** Returns the held amount to its source account. */
export function withdrawalHoldReversal(withdrawal: Withdrawal): Movement {
  const { from, to, ...rest } = way(withdrawal);
  return { ...rest, from: to, to: from, kind: 'withdrawalRelease' };
}

/** Books a payout that the bank returned: from the bank back to its source account. */
export function payoutReversalMovement(withdrawal: Withdrawal): Movement {
  const { from, ...rest } = way(withdrawal);
  return { ...rest, from: { kind: 'bank' }, to: from, kind: 'withdrawalReturned' };
}

/** Books the amount as paid out of the shop's books; only the bank can return it. */
export function payoutMovement(withdrawal: Withdrawal): Movement {
  return {
    ...way(withdrawal),
    from: heldBy(withdrawal.memberId),
    to: { kind: 'bank' },
    kind: 'withdrawalPaid',
  };
}
