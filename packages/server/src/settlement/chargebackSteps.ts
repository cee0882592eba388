import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import {
  type ChargebackEndState,
  type ChargebackReason,
  chargebackBookings,
  chargebackEndStates,
  chargebackReasons,
  maxChargebackMinor,
  openChargebackStates,
} from '@crossdock/domain/payments/chargebacks.ts';
import { z } from 'zod';
import { canBeChargedBack } from '../payments/canBeChargedBack.ts';
import {
  addChargeback,
  type ChargebackChanges,
  type ChargebackRecord,
  changeChargeback,
  chargebacksOf,
  chargebackTotals,
  findChargeback,
} from '../payments/chargebacks.store.ts';
import type { ChargebackStatus } from '../payments/providers/provider.ts';
import { loadPaymentSums } from '../payments/refunds.store.ts';
import { lockPayment, type PaymentRow } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Actor } from '../platform/scope.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { chargebackMovements } from './chargebackMoney.ts';
import { stopUnsentRefunds } from './stopUnsentRefunds.ts';

/** The data that staff enter about a chargeback that they saw in the provider's own dashboard. */
export const chargebackTerms = z.object({
  amountMinor: z.number(),
  feeMinor: z.number(),
  reference: z.string(),
  reason: z.enum(chargebackReasons),
  answerBy: z.string().nullable(),
  note: z.string(),
});
type ByHand = z.infer<typeof chargebackTerms> & { readonly reason: ChargebackReason };

/** The outcome that staff enter for a chargeback that the provider does not report. */
export const chargebackEndTerms = z.object({ end: z.enum(chargebackEndStates) });

/** The highest amount that can still be charged back of the payment. The chargeback `apartFrom` does not count. */
export async function maxChargeback(tx: Tx, paymentId: string, apartFrom?: string) {
  const [sums, rows] = await Promise.all([loadPaymentSums(tx, [paymentId]), chargebacksOf(tx, paymentId)]);
  const others = rows.filter(({ id }) => id !== apartFrom);
  const chargedBackMinor = others.reduce((sum, row) => sum + takenBy(row), 0);
  const { receivedMinor = 0, refundedMinor = 0 } = sums.get(paymentId) ?? {};
  return maxChargebackMinor({ receivedMinor, refundedMinor, chargedBackMinor });
}

const isOpen = ({ state }: Pick<ChargebackRecord, 'state'>): boolean =>
  openChargebackStates.some((one) => one === state);

const takenBy = (row: ChargebackRecord): number =>
  isOpen(row) ? Math.max(row.amountMinor, row.heldMinor) : row.lostMinor;

/**
 * Returns why a chargeback cannot be registered by hand. It is checked again when the registration is carried out
 * after a second person's approval.
 */
export async function chargebackRegistrationFault(
  tx: Tx,
  actor: Actor,
  payment: PaymentRow | undefined,
  { amountMinor }: Pick<ByHand, 'amountMinor'>,
): Promise<Refusal<'row.notFound' | 'chargeback.notPossible' | 'chargeback.tooMuch'> | undefined> {
  if (payment === undefined) return refuse('row.notFound');
  if (!canBeChargedBack(payment)) return refuse('chargeback.notPossible');
  const mostMinor = await maxChargeback(tx, payment.id);
  if (amountMinor <= mostMinor) return undefined;
  const most = moneyText(mostMinor, actor.shop.currency, 'lang' in actor ? actor.lang : 'en');
  return refuse('chargeback.tooMuch', { most }, 'amountMinor');
}

/** Registers a chargeback that the provider does not report: the money is gone from its account. */
export async function registerChargebackManually(tx: Tx, actor: Actor, paymentId: string, terms: ByHand) {
  const payment = await lockPayment(tx, paymentId);
  const fault = await chargebackRegistrationFault(tx, actor, payment, terms);
  if (fault) return fault;
  if (payment === undefined) return refuse('row.notFound');
  const wanted = chargebackBookings('needsAnswer', {
    takenMinor: terms.amountMinor,
    feeMinor: terms.feeMinor,
  });
  const id = newId();
  await addChargeback(tx, actor, {
    ...{ ...terms, ...wanted, id, paymentId, memberId: payment.memberId },
    ...{ source: 'hand', state: 'needsAnswer' },
  });
  await stopUnsentRefunds(tx, actor, paymentId);
  await transferOrThrow(tx, actor, chargebackMovements(paymentId, nothingBooked, wanted));
  return { id };
}

const nothingBooked = { heldMinor: 0, lostMinor: 0, feeMinor: 0 };

/** Ends a chargeback that the provider does not report. */
export async function endChargebackManually(
  tx: Tx,
  actor: Actor,
  id: string,
  end: ChargebackEndState,
  why: string,
): Promise<Refusal<'row.notFound' | 'chargeback.byProvider' | 'chargeback.ended'> | undefined> {
  const found = await findChargeback(tx, id);
  if (found === undefined) return refuse('row.notFound');
  await lockPayment(tx, found.paymentId);
  const row = (await chargebacksOf(tx, found.paymentId)).find((one) => one.id === id);
  if (row === undefined) return refuse('row.notFound');
  if (row.source === 'provider') return refuse('chargeback.byProvider');
  if (!isOpen(row)) return refuse('chargeback.ended');
  const takenMinor = end === 'won' ? 0 : row.heldMinor;
  await book(tx, actor, row, { state: end, why }, { takenMinor, feeMinor: row.feeMinor });
  return undefined;
}

/** Changes a chargeback, and books what its new state requires. */
async function book(
  tx: Tx,
  actor: Actor,
  row: ChargebackRecord,
  changes: ChargebackChanges & { readonly state: ChargebackRecord['state']; readonly why?: string },
  money: { readonly takenMinor: number; readonly feeMinor: number },
): Promise<void> {
  const wanted = chargebackBookings(changes.state, money);
  await changeChargeback(tx, actor, row, { ...changes, ...wanted });
  const movements = chargebackMovements(row.paymentId, row, wanted);
  if (movements.length > 0) await transferOrThrow(tx, actor, movements);
}

/**
 * Stores a chargeback in the provider's state. If staff registered it before, their chargeback is updated. The
 * amount that the provider took is booked even if it exceeds the rest of the payment, because the money is gone.
 */
export async function storeProviderChargeback(
  tx: Tx,
  actor: Actor,
  payment: PaymentRow,
  reference: string,
  seen: ChargebackStatus,
): Promise<void> {
  const { state, amountMinor, reason, reasonText, answerBy } = seen;
  const known = { source: 'provider', reference, amountMinor, reason, reasonText, answerBy } as const;
  const rows = await chargebacksOf(tx, payment.id);
  const row =
    rows.find((one) => one.reference === reference) ??
    rows.find((one) => one.source === 'hand' && isOpen(one));
  if (row) await book(tx, actor, row, { ...known, state }, seen);
  else {
    const wanted = chargebackBookings(state, seen);
    const ids = { id: newId(), paymentId: payment.id, memberId: payment.memberId };
    await addChargeback(tx, actor, { ...known, ...ids, ...wanted, state });
    const movements = chargebackMovements(payment.id, nothingBooked, wanted);
    if (movements.length > 0) await transferOrThrow(tx, actor, movements);
  }
  if (isOpen({ state })) await stopUnsentRefunds(tx, actor, payment.id);
}

/** Whether a chargeback of the payment is undecided. */
export async function hasUndecidedChargeback(tx: Tx, paymentId: string): Promise<boolean> {
  return (await chargebackTotals(tx, [paymentId])).get(paymentId)?.isOpen ?? false;
}
