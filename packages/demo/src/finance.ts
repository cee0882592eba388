import { dateIn, dayStart } from '@crossdock/domain/orders/timeFilters.ts';
import { buildDayClosings } from '@crossdock/domain/wallet/closing.ts';
import { dayAfter, lastClosableDay } from '@crossdock/domain/wallet/days.ts';
import { firstTransferAt, turnoversByDay } from '@crossdock/server/books/books.store.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { MoneyMovement } from './book.ts';
import { type DemoMember, membersAt } from './people.ts';
import type { Random } from './random.ts';
import { hour } from './times.ts';

export interface FinanceInput {
  readonly shopId: string;
  readonly members: readonly DemoMember[];
  readonly financeId: string;
  readonly ownerId: string;
  readonly timeZone: string;
  readonly now: number;
}

export interface DemoAdjustments {
  readonly rows: Record<string, unknown>[];
  readonly entries: MoneyMovement[];
}

type State = 'approved' | 'pending' | 'rejected' | 'withdrawn';

interface Told {
  readonly state: State;
  readonly amountMinor: number;
  readonly hoursAgo: number;
  readonly reason: string;
  readonly rejectReason?: string;
  /** Requested by the owner instead of finance. */
  readonly byOwner?: boolean;
}

/** Adjustments: small ones by one person, larger ones by two, and others that are pending, rejected or withdrawn. */
const told: readonly Told[] = [
  { state: 'approved', amountMinor: 20_000, hoursAgo: 2_100, reason: '首單優惠補發' },
  { state: 'approved', amountMinor: 35_000, hoursAgo: 1_500, reason: '外箱破損賠償' },
  { state: 'approved', amountMinor: 880_000, hoursAgo: 1_130, reason: '整批遺失賠償，已附保險理賠單' },
  { state: 'approved', amountMinor: 15_000, hoursAgo: 820, reason: '配送延誤補償' },
  {
    state: 'rejected',
    amountMinor: 1_200_000,
    hoursAgo: 640,
    reason: '會員反映少收一件',
    rejectReason: '倉庫錄影確認已全部裝箱',
  },
  { state: 'approved', amountMinor: 26_000, hoursAgo: 500, reason: '重複收取包裝費，退還' },
  { state: 'approved', amountMinor: 640_000, hoursAgo: 310, reason: '高價商品受潮賠償', byOwner: true },
  { state: 'withdrawn', amountMinor: 750_000, hoursAgo: 220, reason: '金額誤植' },
  { state: 'approved', amountMinor: 12_500, hoursAgo: 130, reason: '補貼跨區運費' },
  { state: 'approved', amountMinor: 9_000, hoursAgo: 30, reason: '活動差額補發' },
  { state: 'pending', amountMinor: 960_000, hoursAgo: 26, reason: '包裹遺失，依投保金額賠償' },
  { state: 'pending', amountMinor: 600_000, hoursAgo: 7, reason: '轉帳重複扣款，銀行已證明' },
  { state: 'pending', amountMinor: 1_500_000, hoursAgo: 3, reason: '年度合作回饋', byOwner: true },
];

export function demoAdjustments(random: Random, of: FinanceInput): DemoAdjustments {
  const made: DemoAdjustments = { rows: [], entries: [] };
  const longKnown = membersAt(of.members, of.now - 2_400 * hour);
  for (const one of told) {
    const { id: memberId } = random.pick(longKnown);
    const at = of.now - one.hoursAgo * hour - random.int(0, 50) * 60_000;
    const id = random.idAt(at);
    const [asker, other] = one.byOwner ? [of.ownerId, of.financeId] : [of.financeId, of.ownerId];
    const isLarge = one.amountMinor > 500_000;
    const auditedAt = one.state === 'pending' ? undefined : isLarge ? at + 2 * hour : at;
    const auditor = isLarge && one.state !== 'withdrawn' ? other : asker;
    made.rows.push({
      shopId: of.shopId,
      id,
      kind: 'adjustment',
      memberId,
      worthMinor: one.amountMinor,
      asked: { amountMinor: one.amountMinor },
      day: dateIn(new Date(at).toISOString(), of.timeZone),
      reason: one.reason,
      state: one.state,
      requestedBy: asker,
      rejectReason: one.rejectReason ?? '',
      auditedBy: auditedAt === undefined ? null : auditor,
      auditedAt: auditedAt === undefined ? null : new Date(auditedAt).toISOString(),
      createdAt: new Date(at).toISOString(),
    });
    if (one.state === 'approved')
      made.entries.push({
        at: auditedAt ?? at,
        from: { kind: 'adjustments' },
        to: { kind: 'memberBalance', memberId },
        amountMinor: one.amountMinor,
        kind: 'adjustment',
        adjustmentId: id,
        staffId: auditor,
        memo: one.reason,
      });
  }
  return made;
}

const openDays = 2;

/**
 * Closes all finished days except the last two, each by finance on the next morning. Must run last, after all money has
 * moved.
 */
export async function closeDemoDays(tx: Tx, timeZone: string, of: FinanceInput): Promise<void> {
  const firstAt = await firstTransferAt(tx);
  if (firstAt === undefined) return;
  const span = {
    from: dateIn(firstAt, timeZone),
    to: dayAfter(lastClosableDay(new Date(of.now).toISOString(), timeZone), -openDays),
  };
  const instants = { from: dayStart(span.from, timeZone), to: dayStart(dayAfter(span.to), timeZone) };
  const closes = buildDayClosings(span, new Map(), await turnoversByDay(tx, timeZone, instants));
  await insertRows(
    tx,
    'dayCloses',
    closes.map(({ day, lines, transfers, sumMinor }) => ({
      shopId: of.shopId,
      day,
      accounts: lines,
      transferCount: transfers,
      sumMinor,
      note: '',
      closedBy: of.financeId,
      closedAt: new Date(Date.parse(dayStart(dayAfter(day), timeZone)) + 9 * hour).toISOString(),
    })),
  );
}
