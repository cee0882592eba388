import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import {
  type ChargebackReason,
  type ChargebackState,
  chargebackBookings,
  chargebackEventByTargetState,
  openChargebackStates,
} from '@crossdock/domain/payments/chargebacks.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { chargebackMovements } from '@crossdock/server/settlement/chargebackMoney.ts';
import type { MoneyMovement } from './book.ts';
import { insertTables } from './insertTables.ts';
import { Random } from './random.ts';
import { day, iso } from './times.ts';

export interface ChargebacksInput {
  readonly shopId: string;
  readonly financeId: string;
  readonly ownerId: string;
  readonly timeZone: string;
  readonly now: number;
}

export interface DemoChargebacks {
  readonly rows: Record<string, unknown>[];
  readonly steps: Record<string, unknown>[];
  readonly entries: MoneyMovement[];
}

interface Told {
  readonly reason: ChargebackReason;
  readonly reasonText: string;
  /** True if the provider reported the chargeback and also reports its end. Otherwise staff entered it. */
  readonly reported?: boolean;
  /** Its states, each with the number of days since. */
  readonly states: readonly (readonly [state: ChargebackState, daysAgo: number])[];
  /** Days from now to the bank's deadline. */
  readonly deadline: number;
  readonly answeredDaysAgo?: number;
  readonly note?: string;
  readonly mine?: boolean;
}

/** Newest first: two that need an answer, one whose evidence was sent, and one for each outcome. */
const told: readonly Told[] = [
  {
    ...{ reason: 'notReceived', reasonText: '', deadline: 0.8, mine: true },
    ...{ states: [['needsAnswer', 9]], note: '已向物流商索取簽收照片' },
  },
  { reason: 'fraud', reasonText: '', deadline: 6.4, states: [['needsAnswer', 3]] },
  {
    ...{ reason: 'notAsDescribed', reasonText: 'product_unacceptable', reported: true },
    ...{ deadline: 4.2, answeredDaysAgo: 2.2, note: '已送出裝箱照片與對話紀錄' },
    states: [
      ['needsAnswer', 11],
      ['underReview', 2],
    ],
  },
  {
    ...{ reason: 'duplicate', reasonText: 'duplicate', reported: true, deadline: -30, answeredDaysAgo: 38 },
    states: [
      ['needsAnswer', 46],
      ['underReview', 38],
      ['won', 16],
    ],
    note: '兩筆付款分屬兩張訂單，已附上收據',
  },
  {
    ...{ reason: 'fraud', reasonText: 'fraudulent', reported: true, deadline: -50, answeredDaysAgo: 55 },
    states: [
      ['needsAnswer', 66],
      ['underReview', 55],
      ['lost', 31],
    ],
  },
  {
    ...{ reason: 'cancelled', reasonText: '', deadline: -70, note: '客服已口頭同意取消，不再爭議' },
    states: [
      ['needsAnswer', 84],
      ['accepted', 80],
    ],
  },
];

const feeMinor = 45_000;

/**
 * Chargebacks in every state, for payments that settled some days before. Their money is booked as the product books
 * it.
 */
export function demoChargebacks(
  of: ChargebacksInput,
  payments: readonly Record<string, unknown>[],
): DemoChargebacks {
  const random = new Random(52_000);
  const made: DemoChargebacks = { rows: [], steps: [], entries: [] };
  const free = [...payments].sort((a, b) => String(b.settledAt).localeCompare(String(a.settledAt)));
  for (const one of told) {
    const openedAt = of.now - (one.states[0]?.[1] ?? 0) * day - random.int(0, 300) * 60_000;
    const at = free.findIndex(({ settledAt }) => Date.parse(String(settledAt)) < openedAt - 8 * day);
    const [payment] = at < 0 ? [] : free.splice(at, 1);
    if (payment) tell(random, of, one, payment, made);
  }
  return made;
}

function tell(
  random: Random,
  of: ChargebacksInput,
  one: Told,
  payment: Record<string, unknown>,
  made: DemoChargebacks,
): void {
  const [paymentId, memberId] = [String(payment.id), String(payment.memberId)];
  const takenMinor = Number(payment.amountMinor);
  const steps = one.states.map(([state, daysAgo]) => ({ state, at: of.now - daysAgo * day }));
  const [openedAt, endedAt] = [steps.at(0)?.at ?? of.now, steps.at(-1)?.at ?? of.now];
  const state = steps.at(-1)?.state ?? 'needsAnswer';
  const id = random.idAt(openedAt);
  const staffId = one.reported ? null : of.financeId;
  let booked = { heldMinor: 0, lostMinor: 0, feeMinor: 0 };
  for (const [index, step] of steps.entries()) {
    const wanted = chargebackBookings(step.state, {
      takenMinor: step.state === 'won' ? 0 : takenMinor,
      feeMinor,
    });
    for (const { amount, kind, from, to } of chargebackMovements(paymentId, booked, wanted))
      made.entries.push({
        ...{ at: step.at, from, to, kind, amountMinor: amount, paymentId },
        ...(staffId === null ? {} : { staffId }),
      });
    booked = wanted;
    made.steps.push({
      ...{ shopId: of.shopId, id: random.idAt(step.at), noun: 'chargeback', subjectId: id, why: '' },
      event: index === 0 ? 'submit' : chargebackEventByTargetState[step.state],
      ...{ fromState: steps[index - 1]?.state ?? null, toState: step.state },
      ...{ at: iso(step.at), memberId: null, staffId },
    });
  }
  const { answeredDaysAgo } = one;
  made.rows.push({
    ...{ shopId: of.shopId, id, paymentId, memberId, state, ...booked, amountMinor: takenMinor },
    ...{ source: one.reported ? 'provider' : 'hand', reason: one.reason, reasonText: one.reasonText },
    reference: `${one.reported ? 'dp_demo' : 'CB'}${random.digits(10)}`,
    ...{ answerBy: iso(of.now + one.deadline * day), note: one.note ?? '' },
    assignedTo: one.mine ? of.ownerId : null,
    answeredOn:
      answeredDaysAgo === undefined ? null : dateIn(iso(of.now - answeredDaysAgo * day), of.timeZone),
    answeredBy: answeredDaysAgo === undefined ? null : of.financeId,
    ...{ openedAt: iso(openedAt), endedAt: isOneOf(openChargebackStates, state) ? null : iso(endedAt) },
  });
}

/** Inserts the chargebacks. Must run after the payments are inserted. */
export async function insertChargebacks(tx: Tx, { rows, steps }: DemoChargebacks): Promise<void> {
  await insertTables(tx, {
    chargebacks: rows,
    transitions: steps,
  });
}
