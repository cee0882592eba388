import { type Minor, minor } from '@crossdock/domain/money.ts';
import { type Account, kept, mostBack } from '@crossdock/domain/wallet/moneyBack.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { countGivenBack } from '../orders/fee.store.ts';
import type { OrderRow } from '../orders/store.ts';
import { markRefunded } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { accountOf, accountOfPurchase, accountOfWork } from '../wallet/kept.store.ts';
import { transferAll } from '../wallet/store.ts';
import { takeBackRewards } from './rewards.ts';

/** What somebody paid for, locked by the caller, or moved to an end by them a moment ago, so that nobody else gives for it. */
export type PaidThing =
  | { readonly order: Pick<OrderRow, 'id' | 'number' | 'memberId'> }
  | { readonly purchase: { readonly id: string; readonly number: string; readonly memberId: string } }
  | { readonly work: { readonly id: string; readonly memberId: string; readonly memo: string } }
  /** They have no entries of their own in the ledger: what they cost is what was paid. */
  | { readonly pickup: PaidAtOnce }
  | { readonly answer: PaidAtOnce };

interface PaidAtOnce {
  readonly memberId: string;
  readonly memo: string;
  readonly paidMinor: number;
}

type ToldBy = Movement['toldBy'];

/**
 * Returns what was paid for something to its member's balance, where it can be spent or withdrawn. The only function that
 * does: it knows what came in, what went back and what was paid for loss, and never lets the sum exceed what came in; with
 * an order it takes back what the order had earned. What the payment method itself cost stays with whoever moved the
 * money. Call it last in the transaction: it locks accounts.
 * @throws Error where more than what is left is asked: then nothing of the transaction happens.
 */
export async function giveBack(
  tx: Tx,
  actor: Actor,
  of: PaidThing,
  amountMinor: number,
  toldBy?: ToldBy,
): Promise<void> {
  await moveBack(tx, actor, await moneyBack(tx, actor, of, amountMinor, toldBy));
}

/** What `giveBack` moves, for who moves more along with it: accounts are locked once. */
export async function moneyBack(
  tx: Tx,
  actor: Actor,
  of: PaidThing,
  amountMinor: number,
  toldBy?: ToldBy,
): Promise<Movement[]> {
  if (amountMinor <= 0) return [];
  const amount = minor(amountMinor);
  const account = await accountOfThing(tx, of);
  if (amount > mostBack(account))
    throw new Error(`${amount} cannot be given back of ${JSON.stringify(account)}: ${nameOf(of)}`);
  const back = { ...movementOf(of, amount), ...(toldBy === undefined ? {} : { toldBy }) };
  return 'order' in of ? [back, ...(await ofOrder(tx, actor, of.order, amount, account))] : [back];
}

export async function moveBack(tx: Tx, actor: Actor, movements: readonly Movement[]): Promise<void> {
  if ((await transferAll(tx, actor, movements)) !== 'done')
    throw new Error('what is given back took more than there is');
}

/** An order notes what went back, its payments that nothing is left of them, and its rewards lose their ground. */
async function ofOrder(
  tx: Tx,
  actor: Actor,
  order: Pick<OrderRow, 'id' | 'number' | 'memberId'>,
  amount: Minor,
  account: Account,
): Promise<Movement[]> {
  const keptMinor = kept(account);
  await countGivenBack(tx, order.id, { givenBackMinor: amount, compensatedMinor: 0 });
  if (mostBack(account) <= amount) await markRefunded(tx, actor, { orderId: order.id }, order.number);
  return takeBackRewards(tx, actor, { order, refundedMinor: amount, keptMinor });
}

async function accountOfThing(tx: Tx, of: PaidThing): Promise<Account> {
  if ('order' in of) return accountOf(tx, of.order.id);
  if ('purchase' in of) return accountOfPurchase(tx, of.purchase.id);
  if ('work' in of) return accountOfWork(tx, of.work.id);
  const { paidMinor } = 'pickup' in of ? of.pickup : of.answer;
  return { paidMinor, givenBackMinor: 0, compensatedMinor: 0 };
}

function movementOf(of: PaidThing, amount: Minor): Movement {
  const back = (memberId: string, memo: string) => ({
    from: { kind: 'revenue' } as const,
    to: { kind: 'memberBalance', memberId } as const,
    amount,
    memo,
  });
  if ('order' in of) {
    const { id: orderId, memberId, number } = of.order;
    return { ...back(memberId, number), kind: 'orderRefund', orderId };
  }
  if ('purchase' in of) {
    const { id: purchaseId, memberId, number } = of.purchase;
    return { ...back(memberId, number), kind: 'purchaseRefund', purchaseId };
  }
  if ('work' in of) {
    const { id: serviceTaskId, memberId, memo } = of.work;
    return { ...back(memberId, memo), kind: 'serviceRefund', serviceTaskId };
  }
  if ('pickup' in of) return { ...back(of.pickup.memberId, of.pickup.memo), kind: 'pickupRefund' };
  return { ...back(of.answer.memberId, of.answer.memo), kind: 'serviceRefund' };
}

function nameOf(of: PaidThing): string {
  if ('order' in of) return `order ${of.order.number}`;
  if ('purchase' in of) return `purchase ${of.purchase.number}`;
  if ('work' in of) return `work ${of.work.id}`;
  return 'pickup' in of ? `pickup ${of.pickup.memo}` : `answer ${of.answer.memo}`;
}
