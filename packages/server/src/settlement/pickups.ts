import { minor } from '@crossdock/domain/money.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { markEinvoiceDue } from '../einvoices/due.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { transfer } from '../wallet/store.ts';
import { refundToBalance } from './refundToBalance.ts';

interface Paid {
  readonly id: string;
  readonly number: string;
  readonly memberId: string;
  readonly amountMinor: number;
}

/** Takes a pickup's price from the balance; `insufficient` if that is too low. */
export async function payPickup(
  tx: Tx,
  actor: Actor,
  { id, number, memberId, amountMinor }: Paid,
): Promise<'done' | 'insufficient'> {
  if (amountMinor === 0) return 'done';
  await markEinvoiceDue(tx, actor.shop, { kind: 'pickup', id });
  return transfer(tx, actor, {
    from: { kind: 'memberBalance', memberId },
    to: { kind: 'revenue' },
    amount: minor(amountMinor),
    kind: 'pickupFee',
    memo: number,
  });
}

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
