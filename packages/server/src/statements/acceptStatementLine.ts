import { needsStatementMatch } from '@crossdock/contract/payments/providerKinds.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { findTransfer } from '../payments/bankTransfers.store.ts';
import { canConfirmPayment } from '../payments/confirmable.ts';
import { findPayment, lockPayment } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { approveTransfer } from '../settlement/approveTransfer.ts';
import { confirmPayment } from '../settlement/confirmPayment.ts';
import { lockRemittance } from './expected.store.ts';
import { type LinkedMoney, lineLinkedTo, linkLine, lockTransfer } from './lineDecisions.store.ts';
import { findStatementLine, type LineRow } from './store.ts';
import { stateOf } from './view.ts';

/**
 * Accepts a statement line. Undecided money is approved like other money of the same source, with the same rule
 * about two people. Money that is already in the books is only linked, and nothing moves. The line is claimed last
 * and only once: a second clerk is refused, and that call is rolled back completely.
 */
export const acceptStatementLine: Handler<'acceptStatementLine'> = async (tx, actor, input, services) => {
  const { id, transferId, paymentId, remittanceId, despiteRules } = input;
  const line = await findStatementLine(tx, id);
  if (line === undefined) return refuse('row.notFound');
  const state = stateOf(line);
  const isMine = state === 'waiting' && line.bankTransferId === transferId;
  if (state !== 'open' && state !== 'task' && !isMine) return refuse('statement.used');
  if ([transferId, paymentId, remittanceId].filter(Boolean).length !== 1) return refuse('statement.unfit');
  if (transferId !== undefined)
    return acceptTransfer(tx, actor, services, { line, id: transferId, despiteRules });
  if (line.currency !== actor.shop.currency) return refuse('statement.otherCurrency');
  if (paymentId !== undefined) return acceptPayment(tx, actor, services, line, paymentId);
  return acceptRemittance(tx, actor, line, remittanceId ?? '');
};

async function acceptTransfer(
  tx: Tx,
  actor: Staff,
  services: Services,
  { line, id, despiteRules }: { readonly line: LineRow; readonly id: string; readonly despiteRules: boolean },
) {
  const transfer = await findTransfer(tx, id);
  if (transfer === undefined) return refuse('row.notFound');
  if (line.bankAccountId !== transfer.bankAccountId || line.amountMinor !== transfer.amountMinor)
    return refuse('statement.unfit');
  if (transfer.state !== 'pending' && transfer.state !== 'approved') return refuse('transfer.decided');
  const approved =
    transfer.state === 'pending'
      ? await approveTransfer(tx, actor, services, { id, despiteRules })
      : undefined;
  if (isRefusal(approved)) return approved;
  const locked = await lockTransfer(tx, id);
  if (locked?.state !== 'approved' && locked?.state !== 'pending') return refuse('transfer.decided');
  const refused = await take(tx, actor, line, { bankTransferId: id }, approved ? id : null);
  if (refused) return refused;
  return answer(approved?.state ?? 'approved', approved?.creditedMinor, approved?.paidOrders.length);
}

/**
 * Accepts a payment. While it awaits a second person, the line stays open; it is linked when the second person
 * accepts it.
 */
async function acceptPayment(tx: Tx, actor: Staff, services: Services, line: LineRow, paymentId: string) {
  const payment = await findPayment(tx, paymentId);
  if (payment === undefined) return refuse('row.notFound');
  const receivedMinor = payment.amountMinor + payment.feeMinor;
  if (line.amountMinor !== receivedMinor) return refuse('statement.unfit');
  const confirmed = canConfirmPayment(payment)
    ? await confirmPayment(tx, actor, services, paymentId)
    : undefined;
  if (isRefusal(confirmed)) return confirmed;
  if (confirmed?.state === 'pending') return answer('pending');
  const locked = await lockPayment(tx, paymentId);
  if (locked?.state !== 'succeeded' || !needsStatementMatch(locked.provider))
    return refuse('transfer.decided');
  const refused = await take(tx, actor, line, { paymentId });
  if (refused) return refused;
  const toOrder = confirmed?.settledTo === 'order';
  return answer('approved', confirmed && !toOrder ? receivedMinor : 0, toOrder ? 1 : 0);
}

/** Links a line to a carrier's payment, which is in the books since the carrier's list was accepted. */
async function acceptRemittance(tx: Tx, actor: Staff, line: LineRow, remittanceId: string) {
  const remittance = await lockRemittance(tx, remittanceId);
  if (remittance === undefined) return refuse('row.notFound');
  if (line.amountMinor !== remittance.amountMinor) return refuse('statement.unfit');
  return (await take(tx, actor, line, { remittanceId })) ?? answer('approved');
}

/** Claims the line for money whose row the caller has locked. */
async function take(
  tx: Tx,
  actor: Staff,
  { id }: LineRow,
  source: LinkedMoney,
  waitedFor: string | null = null,
) {
  const used = await lineLinkedTo(tx, source);
  if (used !== undefined && used.id !== id) return refuse('transfer.decided');
  return (await linkLine(tx, actor, id, source, waitedFor)) ? undefined : refuse('statement.used');
}

const answer = (state: 'approved' | 'pending', creditedMinor = 0, paidCount = 0) => ({
  ...{ done: true as const, state, creditedMinor, paidCount },
});
