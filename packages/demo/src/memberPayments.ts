import type { MoneyMovement } from './book.ts';
import { stepTime } from './life.ts';
import type { DemoMember } from './people.ts';
import { amountDue, type PricedOrder } from './priceOrder.ts';
import type { Random } from './random.ts';
import { hour, iso } from './times.ts';

export interface MoneyInput {
  readonly shopId: string;
  readonly bankAccountId: string;
  readonly voucherIds: readonly string[];
  readonly financeId: string;
  readonly now: number;
}

export interface MemberPayments {
  readonly entries: MoneyMovement[];
  readonly transfers: Record<string, unknown>[];
  readonly payments: Record<string, unknown>[];
}

/** A member's payments: top-ups by bank or card before each order that the balance did not cover. */
export function generatePayments(
  random: Random,
  member: DemoMember,
  trades: readonly PricedOrder[],
  of: MoneyInput,
): MemberPayments {
  const purse: MemberPayments = { entries: [], transfers: [], payments: [] };
  const balance = { kind: 'memberBalance', memberId: member.id } as const;
  let left = 0;
  const paid = trades.flatMap((one) => {
    const at = one.order.cashOnDelivery ? stepTime(one.order, 'sign') : stepTime(one.order, 'pay');
    return at === undefined ? [] : [{ one, at }];
  });
  for (const { one, at } of paid.sort((a, b) => a.at - b.at)) {
    const due = amountDue(one);
    if (due === 0) continue;
    if (one.order.cashOnDelivery) {
      const collected = { at, amountMinor: due, orderId: one.order.id };
      purse.entries.push(
        { ...collected, from: { kind: 'cash' }, to: balance, kind: 'cashReceived' },
        { ...collected, from: balance, to: { kind: 'revenue' }, kind: 'orderPayment' },
      );
      continue;
    }
    if (left < due) left += topUp(random, member, due - left, at - random.int(10, 50) * 60_000, of, purse);
    purse.entries.push({
      at,
      from: balance,
      to: { kind: 'revenue' },
      amountMinor: due,
      kind: 'orderPayment',
      orderId: one.order.id,
    });
    left -= due;
  }
  return purse;
}

function topUp(
  random: Random,
  member: DemoMember,
  missing: number,
  at: number,
  of: MoneyInput,
  purse: MemberPayments,
): number {
  const step = 50_000;
  const amountMinor = Math.ceil(missing / step) * step + random.int(0, 2) * step;
  const balance = { kind: 'memberBalance', memberId: member.id } as const;
  if (random.chance(0.5)) {
    const transfer = bankTransferRow(random, member, amountMinor, at - 2 * hour, of, at);
    purse.transfers.push(transfer);
    purse.entries.push({
      at,
      from: { kind: 'bank' },
      to: balance,
      amountMinor,
      kind: 'bankTransfer',
      bankTransferId: transfer.id,
      staffId: of.financeId,
    });
  } else {
    const payment = cardTopUpRow(random, member, amountMinor, at, of);
    purse.payments.push(payment);
    purse.entries.push({
      at,
      from: { kind: 'cardClearing' },
      to: balance,
      amountMinor,
      kind: 'recharge',
      paymentId: payment.id,
    });
  }
  return amountMinor;
}

/** A top-up by card that arrived at `at`. */
export const cardTopUpRow = (
  random: Random,
  member: DemoMember,
  amountMinor: number,
  at: number,
  of: { readonly shopId: string },
) => ({
  shopId: of.shopId,
  id: random.idAt(at),
  memberId: member.id,
  purpose: 'recharge',
  method: 'sandbox',
  amountMinor,
  bonusMinor: 0,
  state: 'succeeded',
  provider: 'sandbox',
  providerReference: `sbx_${random.digits(16)}`,
  settledTo: 'balance',
  createdAt: iso(at - 60_000),
  settledAt: iso(at),
});

/** A reported bank transfer: approved at `auditedAt`, or pending without one. */
export function bankTransferRow(
  random: Random,
  member: DemoMember,
  amountMinor: number,
  at: number,
  of: MoneyInput,
  auditedAt?: number,
) {
  const id = random.idAt(at);
  const number = `T${random.digits(12)}`;
  return {
    shopId: of.shopId,
    id,
    memberId: member.id,
    bankAccountId: of.bankAccountId,
    transactionNumber: number,
    numberPlain: number,
    payerName: member.name,
    payerPhone: member.phone,
    amountMinor,
    bonusMinor: 0,
    tradedAt: iso(at - hour),
    voucherFileId: random.pick(of.voucherIds),
    state: auditedAt === undefined ? 'pending' : 'approved',
    rejectReason: '',
    auditedBy: auditedAt === undefined ? null : of.financeId,
    auditedAt: auditedAt === undefined ? null : iso(auditedAt),
    createdAt: iso(at),
  };
}
