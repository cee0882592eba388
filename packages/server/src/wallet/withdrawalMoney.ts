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

/** From the account it was asked from into what is held; back is the same way the other way round. */
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

export function held(withdrawal: Withdrawal): Movement {
  return { ...way(withdrawal), kind: 'withdrawalHold' };
}

/** Back to where it came from. */
export function holdReverted(withdrawal: Withdrawal): Movement {
  const { from, to, ...rest } = way(withdrawal);
  return { ...rest, from: to, to: from, kind: 'withdrawalRelease' };
}

/** Out of the house: from here on it cannot come back. */
export function paidOut(withdrawal: Withdrawal): Movement {
  return {
    ...way(withdrawal),
    from: heldBy(withdrawal.memberId),
    to: { kind: 'bank' },
    kind: 'withdrawalPaid',
  };
}
