import type { Sale } from '@crossdock/domain/einvoices/sales.ts';
import { minor } from '@crossdock/domain/money.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { markEinvoiceDue } from '../einvoices/due.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { transfer } from '../wallet/store.ts';

interface Fee {
  readonly memberId: string;
  readonly amountMinor: number;
  readonly kind: Movement['kind'];
  /** The number of what the fee pays for, which the member sees with the movement. */
  readonly memo: string;
}

/** Takes a fee from the balance, for which an e-invoice is then due; `insufficient` if the balance is too low. */
export async function payFee(
  tx: Tx,
  actor: Actor,
  sale: Sale,
  { memberId, amountMinor, kind, memo }: Fee,
): Promise<'done' | 'insufficient'> {
  if (amountMinor === 0) return 'done';
  await markEinvoiceDue(tx, actor.shop, sale);
  const from = { kind: 'memberBalance', memberId } as const;
  return transfer(tx, actor, { from, to: { kind: 'revenue' }, amount: minor(amountMinor), kind, memo });
}
