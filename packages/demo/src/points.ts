import { type PointsKind, pointsEarned, pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import type { PointsSettings } from '@crossdock/domain/shops/settings.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { DemoMembersAndOrders } from './base.ts';
import type { MoneyMovement } from './book.ts';
import { insertTables } from './insertTables.ts';
import { stepTime } from './life.ts';
import type { DemoMember } from './people.ts';
import type { Random } from './random.ts';
import { day } from './times.ts';

export interface PointsInput extends DemoMembersAndOrders {
  readonly settings: PointsSettings;
  readonly financeId: string;
}

interface Change {
  readonly at: number;
  readonly kind: PointsKind;
  readonly amount: number;
  readonly orderId?: string;
  readonly memo?: string;
  readonly staffId?: string;
}

export interface DemoPoints {
  readonly rows: Record<string, unknown>[];
  readonly balances: Record<string, unknown>[];
  /** Movements of money that members received for points. */
  readonly entries: MoneyMovement[];
}

const giftDaysAgo = 45;

/** Points for every paid order, a gift of the shop to some members, and points that members converted to balance. */
export function demoPoints(random: Random, of: PointsInput): DemoPoints {
  const points: DemoPoints = { rows: [], balances: [], entries: [] };
  for (const member of of.members) {
    const changes = [
      ...earned(of, member),
      ...(member === of.members[0] || random.chance(0.3) ? [gift(of, member)] : []),
    ].sort((a, b) => a.at - b.at);
    const has = changes.reduce((sum, { amount }) => sum + amount, 0);
    if (has >= 60 && (member === of.members[0] || random.chance(0.5))) {
      const at = of.now - random.int(2, 30) * (day / 2);
      const before = changes.filter((one) => one.at < at).reduce((sum, { amount }) => sum + amount, 0);
      const amount = Math.floor((before * 0.4) / 10) * 10;
      if (amount > 0) {
        changes.push({ at, kind: 'exchanged', amount: 0 - amount });
        points.entries.push(payout(of.settings, member, at, amount));
      }
    }
    keep(random, of, member, changes, points);
  }
  return points;
}

function earned({ trades, settings }: PointsInput, member: DemoMember): Change[] {
  return trades.flatMap((one) => {
    if (one.member !== member || one.billed === null) return [];
    const at = one.order.cashOnDelivery ? stepTime(one.order, 'sign') : stepTime(one.order, 'pay');
    const freight = one.billed.lines
      .filter(({ kind }) => kind === 'freight' || kind === 'coupon')
      .reduce((sum, line) => sum + line.amountMinor, 0);
    const amount = pointsEarned(freight, settings);
    return at === undefined || amount === 0 ? [] : [{ at, kind: 'earned', amount, orderId: one.order.id }];
  });
}

const gift = ({ now, financeId }: PointsInput, { since }: DemoMember): Change => ({
  at: Math.max(now - giftDaysAgo * day, since + day),
  kind: 'adjusted',
  amount: 50,
  memo: '感謝你的支持',
  staffId: financeId,
});

const payout = (settings: PointsSettings, member: DemoMember, at: number, amount: number): MoneyMovement => ({
  at,
  from: { kind: 'promotion' },
  to: { kind: 'memberBalance', memberId: member.id },
  amountMinor: pointsWorthMinor(amount, settings),
  kind: 'pointsExchange',
});

/** Point rows in the order of their time, each with the balance after it, as the product stores them. */
function keep(
  random: Random,
  { shopId }: PointsInput,
  member: DemoMember,
  changes: readonly Change[],
  points: DemoPoints,
): void {
  let balance = 0;
  for (const { at, kind, amount, orderId, memo, staffId } of [...changes].sort((a, b) => a.at - b.at)) {
    balance += amount;
    points.rows.push({
      shopId,
      id: random.idAt(at),
      memberId: member.id,
      kind,
      amount,
      balanceAfter: balance,
      orderId: orderId ?? null,
      memo: memo ?? '',
      staffId: staffId ?? null,
      at: new Date(at).toISOString(),
    });
  }
  if (changes.length > 0) points.balances.push({ shopId, memberId: member.id, balance });
}

export async function insertPoints(tx: Tx, { rows, balances }: DemoPoints): Promise<void> {
  await insertTables(tx, {
    pointsEntries: rows,
    pointsBalances: balances,
  });
}
