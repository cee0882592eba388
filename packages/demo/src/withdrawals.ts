import { topUpBonus } from '@crossdock/domain/wallet/offers.ts';
import { normaliseAccountNumber } from '@crossdock/domain/wallet/withdrawals.ts';
import type { MoneyMovement } from './book.ts';
import { bankTransferRow, cardTopUpRow, type MemberPayments, type MoneyInput } from './memberPayments.ts';
import { type DemoMember, membersAt } from './people.ts';
import { Random } from './random.ts';
import { type DemoShop, demoBankCode } from './shops.ts';
import { hour, iso } from './times.ts';

export interface WithdrawalsInput extends MoneyInput {
  readonly members: readonly DemoMember[];
  readonly ownVoucherId: string;
  readonly ownAccountId: string;
  readonly shop: DemoShop;
}

export interface DemoWithdrawals extends MemberPayments {
  readonly rows: Record<string, unknown>[];
  readonly steps: Record<string, unknown>[];
  readonly offers: Record<string, unknown>[];
  /** The newest paid withdrawal, which a batch of payouts contains. */
  paid?: WithdrawalRow;
}

type State = 'pending' | 'approved' | 'rejected' | 'withdrawn';

const events = { pending: 'submit', approved: 'approve', rejected: 'reject', withdrawn: 'withdraw' } as const;

interface DemoWithdrawal {
  readonly state: State;
  readonly amountMinor: number;
  readonly hoursAgo: number;
  readonly type: 'bankCard' | 'alipay' | 'wechat' | 'other';
  /** True for the demo member's own withdrawals; the others belong to other members. */
  readonly own?: boolean;
  /** Requested with the money that an earlier, rejected withdrawal returned. */
  readonly sameMoney?: boolean;
  readonly reason?: string;
  readonly voucher?: boolean;
  readonly otherName?: boolean;
  /** Paid in a batch. */
  readonly inPayout?: boolean;
}

/**
 * Withdrawals paid with and without a receipt, rejected, withdrawn and pending. One of the pending withdrawals is
 * suspicious.
 */
const told: readonly DemoWithdrawal[] = [
  { state: 'approved', amountMinor: 200_000, hoursAgo: 900, type: 'bankCard', own: true, voucher: true },
  { state: 'approved', amountMinor: 450_000, hoursAgo: 700, type: 'bankCard', voucher: true },
  {
    state: 'rejected',
    amountMinor: 300_000,
    hoursAgo: 420,
    type: 'wechat',
    reason: '收款碼已過期，請重新上傳',
  },
  { state: 'approved', amountMinor: 120_000, hoursAgo: 300, type: 'alipay', voucher: true },
  { state: 'withdrawn', amountMinor: 80_000, hoursAgo: 200, type: 'bankCard' },
  {
    state: 'rejected',
    amountMinor: 150_000,
    hoursAgo: 96,
    type: 'bankCard',
    own: true,
    reason: '存摺封面看不清楚戶名，請重新拍照',
  },
  { state: 'withdrawn', amountMinor: 150_000, hoursAgo: 74, type: 'bankCard', own: true, sameMoney: true },
  { state: 'approved', amountMinor: 260_000, hoursAgo: 50, type: 'bankCard', inPayout: true },
  { state: 'pending', amountMinor: 500_000, hoursAgo: 30, type: 'bankCard' },
  { state: 'pending', amountMinor: 150_000, hoursAgo: 20, type: 'bankCard', own: true, sameMoney: true },
  { state: 'pending', amountMinor: 90_000, hoursAgo: 9, type: 'alipay', otherName: true },
  { state: 'pending', amountMinor: 1_000_000, hoursAgo: 4, type: 'wechat' },
];

const offers = [
  { amountMinor: 500_000, bonusMinor: 5_000, fromDays: -200, toDays: -60 },
  { amountMinor: 800_000, bonusMinor: 10_000, fromDays: -60, toDays: null },
  { amountMinor: 1_500_000, bonusMinor: 30_000, fromDays: -60, toDays: null },
  { amountMinor: 3_000_000, bonusMinor: 90_000, fromDays: -20, toDays: 25 },
  { amountMinor: 4_000_000, bonusMinor: 160_000, fromDays: 12, toDays: 40 },
] as const;

/**
 * Creates withdrawals in every state with their top-ups, top-up offers, and the demo member's rejected and pending bank
 * transfers. It uses its own random numbers and its own money, so that no other demo data depends on it.
 */
export function demoWithdrawals(of: WithdrawalsInput): DemoWithdrawals {
  const random = new Random(4_711);
  const made: DemoWithdrawals = { rows: [], steps: [], offers: [], entries: [], transfers: [], payments: [] };
  const [newcomer, ...others] = of.members;
  if (newcomer === undefined) return made;
  const longKnown = membersAt(others, of.now - 1_200 * hour);
  for (const one of told) tell(random, of, one, one.own ? newcomer : random.pick(longKnown), made);
  made.transfers.push(...ownTransfers(random, of, newcomer));
  made.offers.push(...offers.map((offer) => offerRow(random, of, offer)));
  return made;
}

function tell(
  random: Random,
  of: WithdrawalsInput,
  one: DemoWithdrawal,
  member: DemoMember,
  made: DemoWithdrawals,
): void {
  const at = of.now - one.hoursAgo * hour - random.int(0, 50) * 60_000;
  const auditedAt = one.state === 'pending' ? undefined : at + random.int(40, 300) * 60_000;
  const id = random.idAt(at);
  const number = random.reference('WD');
  if (!one.sameMoney) topUp(random, of, member, one.amountMinor, at - 30 * hour, made);
  const row = withdrawalRow(random, of, one, member, { id, number, at, auditedAt });
  made.rows.push(row);
  if (one.inPayout) made.paid = row;
  const balance = { kind: 'memberBalance', memberId: member.id } as const;
  const held = { kind: 'memberHeld', memberId: member.id } as const;
  const common = { amountMinor: one.amountMinor, withdrawalId: id, memo: number };
  made.entries.push({ ...common, at, from: balance, to: held, kind: 'withdrawalHold' });
  made.steps.push(stepRow(random, of, id, { event: 'submit', from: null, to: 'pending', at, by: member.id }));
  if (auditedAt === undefined) return;
  const paid = one.state === 'approved';
  const end = paid
    ? ({ to: { kind: 'bank' }, kind: 'withdrawalPaid' } as const)
    : ({ to: balance, kind: 'withdrawalRelease' } as const);
  made.entries.push({ ...common, at: auditedAt, from: held, ...end });
  const event = events[one.state];
  const by = one.state === 'withdrawn' ? member.id : null;
  made.steps.push(
    stepRow(random, of, id, {
      event,
      from: 'pending',
      to: one.state,
      at: auditedAt,
      by,
      why: one.reason ?? '',
    }),
  );
}

interface When {
  readonly id: string;
  readonly number: string;
  readonly at: number;
  readonly auditedAt: number | undefined;
}

export type WithdrawalRow = ReturnType<typeof withdrawalRow>;

/** A withdrawal's row. */
export function withdrawalRow(
  random: Random,
  of: WithdrawalsInput,
  one: DemoWithdrawal,
  member: DemoMember,
  when: When,
) {
  const account = one.type === 'bankCard' ? `808-${random.digits(4)}-${random.digits(6)}` : member.phone;
  const voucherAt = one.voucher && when.auditedAt ? iso(when.auditedAt + 20 * 60_000) : null;
  return {
    shopId: of.shopId,
    id: when.id,
    number: when.number,
    memberId: member.id,
    source: 'balance',
    amountMinor: one.amountMinor,
    accountType: one.type,
    accountName: one.otherName ? '陳國華' : member.name,
    account,
    accountPlain: normaliseAccountNumber(account),
    bankName: one.type === 'bankCard' ? (of.shop.banks[0]?.bank ?? '') : '',
    bankCode: one.type === 'bankCard' ? demoBankCode(of.shop.currency) : '',
    accountFileId: one.own ? of.ownAccountId : random.pick(of.voucherIds),
    state: one.state,
    rejectReason: one.reason ?? '',
    auditedBy: one.state === 'approved' || one.state === 'rejected' ? of.financeId : null,
    auditedAt: when.auditedAt === undefined ? null : iso(when.auditedAt),
    voucherFileId: voucherAt === null ? null : random.pick(of.voucherIds),
    voucherAt,
    createdAt: iso(when.at),
    gatheredAt: one.inPayout && when.auditedAt ? iso(when.auditedAt - 2 * hour) : null,
  };
}

/** A top-up by card, with the bonus of the offers at that time. */
function topUp(
  random: Random,
  of: WithdrawalsInput,
  member: DemoMember,
  amountMinor: number,
  at: number,
  made: DemoWithdrawals,
): void {
  const days = (at - of.now) / (24 * hour);
  const open = offers.filter(
    ({ fromDays, toDays }) => fromDays <= days && (toDays === null || toDays > days),
  );
  const bonusMinor = topUpBonus(amountMinor, open);
  const payment = { ...cardTopUpRow(random, member, amountMinor, at, of), bonusMinor };
  made.payments.push(payment);
  const to = { kind: 'memberBalance', memberId: member.id } as const;
  const arrived: MoneyMovement = {
    paymentId: payment.id,
    at,
    from: { kind: 'cardClearing' },
    to,
    amountMinor,
    kind: 'recharge',
  };
  made.entries.push(arrived);
  if (bonusMinor > 0)
    made.entries.push({
      ...arrived,
      from: { kind: 'promotion' },
      amountMinor: bonusMinor,
      kind: 'rechargeBonus',
    });
}

/** One rejected transfer to report again, and one pending transfer with its promised bonus. */
function ownTransfers(random: Random, of: WithdrawalsInput, newcomer: DemoMember) {
  const mine = { voucherFileId: of.ownVoucherId };
  const sentBack = bankTransferRow(random, newcomer, 250_000, of.now - 60 * hour, of, of.now - 55 * hour);
  const waiting = bankTransferRow(random, newcomer, 800_000, of.now - 3 * hour, of);
  return [
    { ...sentBack, ...mine, state: 'rejected', rejectReason: '查無此筆入帳，請確認金額與轉帳時間' },
    { ...waiting, ...mine, bonusMinor: topUpBonus(800_000, offers.slice(1, 3)) },
  ];
}

function offerRow(random: Random, of: WithdrawalsInput, offer: (typeof offers)[number]) {
  const at = (days: number) => of.now + days * 24 * hour;
  return {
    shopId: of.shopId,
    id: random.idAt(Math.min(of.now, at(offer.fromDays))),
    amountMinor: offer.amountMinor,
    bonusMinor: offer.bonusMinor,
    validFrom: iso(at(offer.fromDays)),
    validTo: offer.toDays === null ? null : iso(at(offer.toDays)),
    active: true,
    createdAt: iso(Math.min(of.now, at(offer.fromDays))),
  };
}

interface Step {
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
  readonly at: number;
  /** The member who made the step; null if finance did. */
  readonly by: string | null;
  readonly why?: string;
}

/** The row of a withdrawal's step. */
export function stepRow(random: Random, of: WithdrawalsInput, subjectId: string, step: Step) {
  return {
    shopId: of.shopId,
    id: random.idAt(step.at),
    noun: 'withdrawal',
    subjectId,
    event: step.event,
    fromState: step.from,
    toState: step.to,
    at: iso(step.at),
    memberId: step.by,
    staffId: step.by === null ? of.financeId : null,
    why: step.why ?? '',
  };
}
