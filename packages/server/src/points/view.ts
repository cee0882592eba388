import type { PointsEntry, StaffPointsEntry } from '@crossdock/contract/points/calls.ts';
import { pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import type { Shop } from '../platform/shop.ts';
import type { PointsEntryRow } from './records.store.ts';
import type { PointsBalance } from './store.ts';

export function pointsEntryOf(row: PointsEntryRow): PointsEntry {
  return {
    id: row.id,
    type: row.kind,
    at: row.at,
    before: row.balanceAfter - row.amount,
    amount: row.amount,
    after: row.balanceAfter,
    owedChange: row.owedChange,
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    memo: row.memo,
  };
}

export function staffPointsEntryOf(row: PointsEntryRow): StaffPointsEntry {
  return {
    ...pointsEntryOf(row),
    memberId: row.memberId,
    memberAccount: row.memberAccount,
    memberName: row.memberName,
    staffName: row.staffName,
  };
}

export function memberPointsOf({ balance, owed }: PointsBalance, { currency, settings }: Shop) {
  return { currency, points: balance, owed, pointsMinor: pointsWorthMinor(balance, settings.points) };
}
