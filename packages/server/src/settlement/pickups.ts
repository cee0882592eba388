import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { payFee } from './payFee.ts';
import { refundToBalance } from './refundToBalance.ts';

interface Paid {
  readonly id: string;
  readonly number: string;
  readonly memberId: string;
  readonly amountMinor: number;
}

/** Takes a pickup's price from the balance; `insufficient` if the balance is too low. */
export const payPickup = (tx: Tx, actor: Actor, { id, number: memo, memberId, amountMinor }: Paid) =>
  payFee(tx, actor, { kind: 'pickup', id }, { kind: 'pickupFee', memberId, amountMinor, memo });

/** Refunds a pickup that ended without goods. Call it last: it locks accounts. */
export function refundPickup(
  tx: Tx,
  actor: Actor,
  { id, number: memo, memberId, amountMinor }: Paid,
  toldBy?: Movement['toldBy'],
): Promise<void> {
  return refundToBalance(
    tx,
    actor,
    { pickup: { id, memberId, memo, paidMinor: amountMinor } },
    amountMinor,
    toldBy,
  );
}
