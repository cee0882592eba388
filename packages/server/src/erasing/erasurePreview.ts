import type { Output } from '@crossdock/contract/table.ts';
import { erasureLimits, retentionEnd, retentionYears } from '@crossdock/domain/erasing/retention.ts';
import type { Tx } from '../platform/db.ts';
import type { Shop } from '../platform/shop.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { usablePointsBalance } from '../points/store.ts';
import { balanceOf } from '../wallet/store.ts';
import { countUnfinishedByKind, countUnusedCouponsOf } from './blockers.store.ts';
import { newestRetainedAt } from './clear.store.ts';
import { retainedTables } from './erasureTables.ts';

type Outlook = Output<'getErasure'>;

/** The effects of deleting the member's data now, and what blocks it. */
export async function erasurePreviewOf(tx: Tx, shop: Shop, memberId: string): Promise<Outlook> {
  const [open, money, points, coupons, until, { erasures }] = await Promise.all([
    countUnfinishedByKind(tx, memberId),
    balanceOf(tx, memberId),
    usablePointsBalance(tx, memberId),
    countUnusedCouponsOf(tx, memberId),
    lastRetentionEnd(tx, shop, memberId),
    currentSettings(tx),
  ]);
  const balanceMinor = money.balanceMinor + money.earningsMinor;
  const years = retentionYears(shop.currency, erasures);
  const sums = [
    ...(balanceMinor > 0 ? [{ kind: 'balance' as const, count: balanceMinor }] : []),
    ...(balanceMinor < 0 ? [{ kind: 'debt' as const, count: -balanceMinor }] : []),
  ];
  return {
    ...{ blockers: [...sums, ...open], balanceMinor, points, coupons },
    ...{ graceDays: erasureLimits.graceDays, booksYears: years.books, customsYears: years.customs },
    keptUntil: until,
  };
}

/** When the last of the member's retained documents will be cleared; null if there is none. */
export async function lastRetentionEnd(tx: Tx, shop: Shop, memberId: string): Promise<string | null> {
  const { erasures } = await currentSettings(tx);
  const years = retentionYears(shop.currency, erasures);
  const ends = await Promise.all(
    (['books', 'customs'] as const).map(async (kind) => {
      const tables = retainedTables.filter((table) => table.kind === kind);
      const at = await newestRetainedAt(tx, { memberId, contacts: [] }, tables);
      return at === null ? null : retentionEnd(at, years[kind]);
    }),
  );
  return ends.reduce((last, end) => (last === null || (end !== null && end > last) ? end : last), null);
}

/** The obstacles to an erasure, apart from money that the member gives up. */
export const remainingBlockers = ({ blockers }: Outlook, givenUpMinor: number): Outlook['blockers'] =>
  blockers.filter(({ kind, count }) => kind !== 'balance' || count > givenUpMinor);
